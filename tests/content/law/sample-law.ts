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
