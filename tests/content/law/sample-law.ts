/** Lays a subject of the law into content: each line is a fact as `name: value`, with fields of its own behind ` | `. */
export function lawFile(...facts: readonly string[]): string {
  const entries = facts.map((fact) => {
    const [nameAndValue = '', ...fields] = fact.split(' | ');
    const [name = '', value = ''] = nameAndValue.split(/: (.*)/);
    const given = new Map(fields.map((field) => [field.split(':')[0] ?? '', field]));
    const rest = ['is: The figure', 'source: An Act', 'checked: 2026-11-20', 'reviewBy: 2027-02-15'].map(
      (field) => given.get(field.split(':')[0] ?? '') ?? field,
    );
    const more = fields.filter((field) => !rest.includes(field));
    return [`  ${name}:`, ...[`value: { ${value} }`, ...rest, ...more].map((line) => `    ${line}`)].join('\n');
  });
  return `name: Sample subject\norder: 1\nfacts:\n${entries.join('\n')}\n`;
}

/** A file of obligations: a return of the fees by those days, and the lines that follow. */
export const feeReturn = (due: string, lines: readonly string[] = []) =>
  [
    'name: Fees',
    'order: 1',
    'obligations:',
    '  fee-return:',
    '    name: Fee return',
    '    what: Return of the fees.',
    '    authority: The office',
    '    for: [trader]',
    `    due: ${due}`,
    '    late: A fee of {fee.late} a day.',
    '    service: registrations/firm',
    ...lines,
    '',
  ].join('\n');
