import type { Content } from './content.ts';
import { textsIn } from './checks/texts-in.ts';
import { fieldName } from './validate.ts';

type Path = readonly PropertyKey[];

/** What gives a text away as one that only holds a place. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bexample\b(?=[./]|$)|[.@-]example\b/i, 'an address that belongs to nobody'],
  [/(\d)\1{4} ?\1{5}$|98765 ?43210|12345 ?67890|^910{10}$/, "a number that is nobody's"],
  [/^0+[A-Z]?$/, 'a number of noughts'],
  [/^\d{3}000$/, 'a PIN code of no place'],
  [/^name of\b|^door number\b|^locality\b/i, 'words that stand for the real ones'],
];

/** Every particular of the practice, and every word of a client, that is plainly not a real one, as `file:line: field …`. */
export function samples(content: Content): readonly string[] {
  const { practice, testimonials } = content;
  const told = (entry: Content['practice'] | Content['testimonials'], path: Path, words: string) =>
    `${entry.source.file}:${entry.source.lineOf(path)}: ${fieldName(path)} ${words}`;
  const unreal = (entry: Content['practice'] | Content['testimonials']) =>
    textsIn(entry.fields).flatMap(({ path, text }) => {
      const sign = signs.find(([pattern]) => pattern.test(text));
      return sign ? [told(entry, path, `still holds "${text}", ${sign[1]}; write the real one`)] : [];
    });
  return [
    ...unreal(practice),
    ...(practice.fields.switches.testimonials
      ? [
          ...testimonials.fields.flatMap(({ consent }, index) =>
            consent === 'sample'
              ? [
                  told(
                    testimonials,
                    [index, 'consent'],
                    'says that this is a sample; write the words of a client with their consent, or switch testimonials off in content/practice.yaml',
                  ),
                ]
              : [],
          ),
          ...unreal(testimonials),
        ]
      : []),
  ];
}
