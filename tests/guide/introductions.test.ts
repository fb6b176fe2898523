import { expect, it } from 'vitest';
import { context, knowledge } from '../support/guide-knowledge.ts';

/** What a message outside of any form gives as the visitor's own. */
function introduced(text: string) {
  const acts = knowledge.understand(text, null, context).acts;
  return acts.flatMap((act) => (act.kind === 'introduce' ? [act.answers] : []));
}

it.each([
  ['my name is Ravi Kumar, what papers for gst', 'Ravi Kumar'],
  ['sir naa peru Anjali', 'Anjali'],
  ['I run a kirana shop. my name is Imran', 'Imran'],
])('a name is taken where it introduces somebody: %s', (text, name) => {
  expect(introduced(text)).toEqual([{ name }]);
});

it.each([
  ['PAN lo naa peru pelli tarvatha marchukovali, ela?'],
  ['Polam naa peru meedaki ravalante?'],
  ['Director here. Is an audit needed at 42 lakh?'],
  ['Bhai mere bhatije ka bhi kapde ka kaam hai. Wo bol raha GST me naam uska, lekin bank aur bill sab mera'],
])('a name is none where other words lead to it, or it is a word that everybody uses: %s', (text) => {
  expect(introduced(text)).toEqual([]);
});

it('a word of our pages is a name where a number to call is told with it', () => {
  expect(introduced('Director here, 98480 12345')).toEqual([{ name: 'Director', phone: '9848012345' }]);
});
