/** The rows of a table that is written as text: a row a line, its cells parted by "|". */
export function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** What is told, as it is typed: "rent 60,000, tenant person". Throws where a name has no value, and where one is told twice. */
export function typed(cell: string): Readonly<Record<string, string>> {
  const told = new Map<string, string>();
  for (const part of cell === '' ? [] : cell.split(', ')) {
    const [name = '', value] = part.split(/ (.*)/s);
    if (value === undefined || told.has(name)) throw new Error(`"${part}" of "${cell}" is not told once, with a value`);
    told.set(name, value);
  }
  return Object.fromEntries(told);
}

/** What is told, as a rule takes it: "rent 60_000, tenant person, counted '7'". A number in quotes is a word. */
export function told(cell: string): Readonly<Record<string, number | string>> {
  return Object.fromEntries(Object.entries(typed(cell)).map(([name, value]) => [name, numberOrWord(value)]));
}

const numberOrWord = (value: string) =>
  /^[\d_]+(?:\.\d+)?$/.test(value) ? Number(value.replaceAll('_', '')) : value.replace(/^'(.*)'$/, '$1');
