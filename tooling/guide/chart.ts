import { guideMachine } from '#src/guide/machine/machine.ts';

/** What the picture needs of a node of the machine. */
interface Node {
  readonly id: string;
  readonly key: string;
  readonly description?: string | undefined;
  readonly tags: readonly string[];
  readonly entry: readonly unknown[];
  readonly config: { readonly initial?: unknown };
  readonly states: Readonly<Record<string, Node>>;
  readonly transitions: ReadonlyMap<string, readonly Edge[]>;
  readonly always?: readonly Edge[] | undefined;
}

interface Edge {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly target: readonly { readonly id: string }[] | undefined;
}

const opening = `# The guide's conversation

Drawn from \`src/guide/machine/machine.ts\` by \`npx tsx tooling/guide/draw.ts\`. A test fails when the two differ; run the command again then, and change nothing here by hand.

A label reads: event [guard] / actions. "Anywhere in" stands for every state of that part that does not answer the event itself. Arrows of one event are tried in the order in which their lines stand in the source of the picture.
`;

/** The picture of the guide's machine as a page of Markdown, drawn from the machine itself: the same machine, the same text. */
export function chartPage(): string {
  const root: Node = guideMachine.root;
  const regions = Object.values(root.states);
  const diagram = [
    'stateDiagram-v2',
    `  state ${root.key} {`,
    regions.map((region) => regionLines(region).join('\n')).join('\n    --\n'),
    '  }',
  ].join('\n');
  return `${opening}\n\`\`\`mermaid\n${diagram}\n\`\`\`\n${regions.map(regionTables).join('')}`;
}

const name = ({ id }: Pick<Node, 'id'>) => id.split('.').slice(2).join('.');
const alias = ({ id }: Pick<Node, 'id'>) => id.split('.').slice(1).join('_');

/** A node and all nodes within it, in the order they are written. */
const within = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(within)];
const isLeaf = ({ states }: Node) => Object.keys(states).length === 0;
const edgesOf = (node: Node): readonly Edge[] => [...(node.always ?? []), ...[...node.transitions.values()].flat()];

function regionLines(region: Node): readonly string[] {
  const nodes = within(region).filter((node) => isLeaf(node) || edgesOf(node).length > 0);
  const { initial } = region.config;
  const first = typeof initial === 'string' ? region.states[initial] : undefined;
  return [
    ...nodes.map((node) => `    state "${isLeaf(node) ? name(node) : `anywhere in ${node.key}`}" as ${alias(node)}`),
    ...(first ? [`    [*] --> ${alias(first)}`] : []),
    ...nodes.flatMap((node) =>
      edgesOf(node)
        .filter((edge) => !isDeaf(edge))
        .map((edge) => `    ${alias(node)} --> ${alias(edge.target?.[0] ?? node)} : ${label(edge)}`),
    ),
  ];
}

/** An event that is answered with nothing, so that nothing around answers it either. */
const isDeaf = ({ target, actions }: Edge) => target === undefined && actions.length === 0;

function label({ eventType, guard, actions }: Edge): string {
  const event = eventType === '' ? 'at once' : eventType;
  const condition = guard === undefined ? '' : ` [${called(guard)}]`;
  return `${event}${condition}${actions.length === 0 ? '' : ` / ${actions.map(called).join(', ')}`}`;
}

function called(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string') return part.type;
  throw new Error('An action or guard of the machine has no name; name it in setup().');
}

function regionTables(region: Node): string {
  const rows = within(region)
    .slice(1)
    .map((node) => {
      const more = [
        ...(node.entry.length > 0 ? [`On entering: ${node.entry.map(called).join(', ')}.`] : []),
        ...(node.tags.length > 0 ? [`Tagged ${node.tags.join(', ')}.`] : []),
        ...(edgesOf(node).some(isDeaf)
          ? [
              `Does not react to ${edgesOf(node)
                .filter(isDeaf)
                .map(({ eventType }) => `\`${eventType}\``)
                .join(' or ')}.`,
            ]
          : []),
      ];
      return `| ${name(node)} | ${[...(node.description === undefined ? [] : [node.description]), ...more].join(' ')} |`;
    });
  return `\n## ${region.key}\n\n${region.description === undefined ? '' : `${region.description}\n\n`}| State | What it is |\n| --- | --- |\n${rows.join('\n')}\n`;
}
