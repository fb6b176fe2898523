/** What a scripted dialogue says of one turn: what happens, and what the guide is to say to it. */
export interface ScriptTurn {
  readonly you: string | null;
  /** What is said is the label of a chip that is tapped. */
  readonly isTap: boolean;
  readonly line: number;
  readonly guide: readonly string[];
  readonly chips: string | null;
  readonly links: readonly string[];
  readonly mails: readonly string[];
  /** Where the conversation stands after it. */
  readonly state: string | null;
  /** How the next sending ends: null that it goes through, otherwise the sentence the visitor reads. */
  readonly sending: string | null;
  /** What is said while a mail of this turn is on its way. */
  readonly meanwhile: string | null;
  readonly isReload: boolean;
}

const empty: ScriptTurn = {
  you: null,
  isTap: false,
  line: 0,
  guide: [],
  chips: null,
  links: [],
  mails: [],
  state: null,
  sending: null,
  meanwhile: null,
  isReload: false,
};

/**
 * Reads a scripted dialogue: "You:" begins a turn, "Taps:" one in which a chip is tapped, "(reload)" is a turn of its own, the other lines belong to the turn before them.
 * "(the next sending fails: TEXT)" and
 * "(while it is sent: TEXT)", what the visitor says meanwhile, stand before the turn they concern. Empty lines and lines with # say nothing. Throws on any other line.
 * "[state: PAGE; DECISION with what is known of its case; WHOSE]" tells where the conversation stands. A name in braces in what the guide says stands for the sentence of that name in `wording`, which holds the hours of the practice as well.
 */
export function readScript(script: string, wording: Readonly<Record<string, unknown>>): readonly ScriptTurn[] {
  const turns: ScriptTurn[] = [];
  let sending: string | null = null;
  let meanwhile: string | null = null;
  const more = (part: (turn: ScriptTurn) => Partial<ScriptTurn>) => {
    const last = turns.pop() ?? empty;
    turns.push({ ...last, ...part(last) });
  };
  for (const [index, whole] of script.split('\n').entries()) {
    const [, mark = '', rest = ''] =
      /^(You:|Taps:|Guide:|\[chips:|\[links:|\[mail:|\[state:|\(reload\)|\(the next sending fails:|\(while it is sent:|#|)\s*(.*?)[\])]?$/.exec(
        whole,
      ) ?? [];
    const said = mark.startsWith('[') || mark.startsWith('(') ? rest : whole.slice(mark.length).trim();
    switch (mark) {
      case 'You:':
      case 'Taps:':
      case '(reload)':
        turns.push({
          ...empty,
          you: mark === '(reload)' ? null : said,
          isTap: mark === 'Taps:',
          isReload: mark === '(reload)',
          line: index + 1,
          sending,
          meanwhile,
        });
        sending = null;
        meanwhile = null;
        break;
      case '(the next sending fails:':
        sending = said;
        break;
      case '(while it is sent:':
        meanwhile = said;
        break;
      case 'Guide:':
        more(({ guide }) => ({
          guide: [...guide, said.replace(/\{(\w+)\}/g, (_, name: string) => String(wording[name]))],
        }));
        break;
      case '[chips:':
        more(() => ({ chips: said }));
        break;
      case '[links:':
        more(({ links }) => ({ links: [...links, ...said.split(' ')] }));
        break;
      case '[mail:':
        more(({ mails }) => ({ mails: [...mails, said] }));
        break;
      case '[state:':
        more(() => ({ state: said }));
        break;
      case '#':
        break;
      default:
        if (whole.trim() !== '') throw new Error(`line ${index + 1} begins with none of the marks: ${whole}`);
    }
  }
  return turns;
}

/** The lines of a script that a text does not have in their order; "..." in a line stands for any text. */
export function missingFrom(text: string, lines: readonly string[]): readonly string[] {
  let at = 0;
  return lines.filter((line) => {
    const parts = line.split('...').map((part) => part.trim());
    const end = parts.reduce((from, part) => {
      const found = from < 0 ? -1 : text.indexOf(part, from);
      return found < 0 ? -1 : found + part.length;
    }, at);
    at = end < 0 ? at : end;
    return end < 0;
  });
}
