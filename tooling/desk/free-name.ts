/** The name of a new file, with a number where another one of `files` has it: phones name every photo alike. */
export function freeName(files: ReadonlyMap<string, unknown>, wanted: string): string {
  let name = wanted;
  for (let number = 2; files.has(name); number += 1) name = wanted.replace(/(?=\.[^.]+$)/, `-${String(number)}`);
  return name;
}
