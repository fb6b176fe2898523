import type { Fault } from '../fault.ts';
import type { TokenFault } from './filled-text.ts';

/** So many texts at most are told of one by one; in more of them one slip in content/law is the cause. */
const most = 3;

/**
 * What is wrong with the tokens of all texts, each slip once: a figure that many texts miss is told at the first of them, a whole
 * subject that they miss as a file. `subjects` are those that have one.
 */
export function tokenFaults(faults: readonly TokenFault[], subjects: ReadonlySet<string>): readonly Fault[] {
  const bySubject = grouped(faults, ({ subject }) => subject);
  return [...bySubject].flatMap(([subject, those]) =>
    subjects.has(subject) || those.length <= most
      ? [...grouped(those, ({ figure }) => figure).values()].flatMap(ofFigure)
      : [missingSubject(subject, those)],
  );
}

function ofFigure(those: readonly TokenFault[]): readonly Fault[] {
  const [first] = those;
  if (!first || those.length <= most) return those.map(asFault);
  return [{ ...asFault(first), expected: `${first.expected} (and so in ${those.length - 1} more places)` }];
}

function missingSubject(subject: string, those: readonly TokenFault[]): Fault {
  const [first] = those;
  return {
    file: `content/law/${subject}.yaml`,
    line: 1,
    field: 'file',
    expected: `is missing, and ${those.length} places take figures from it, such as ${first?.file}:${first?.line}; put it back, or take its figures out of the texts`,
  };
}

const asFault = ({ subject: _, figure: __, ...fault }: TokenFault): Fault => fault;

function grouped<Item>(items: readonly Item[], by: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
}
