import { accepted, refused, type EmptyRefusal, type Parsed } from '#src/domain/parsed.ts';
import { findAmounts } from '#src/language/find-amounts.ts';
import { amountsToAdd } from '#src/language/amount-sum.ts';
import { formatRupees, rupeesInWords } from '#src/domain/rupees.ts';
import { parseRupees } from '#src/language/parse-rupees.ts';
import type { QuestionWords } from '#src/collections/types.ts';
import type { Question, Value } from './question.ts';

/** A question for an amount of whole rupees a year; several amounts for it are added. More than `cap` is refused. */
export function rupeesQuestion(
  id: string,
  words: QuestionWords,
  rules: { readonly missing?: EmptyRefusal; readonly cap?: number } = {},
): Question {
  const { label, prompt, help, format: pattern, alsoCalled, covers } = words;
  const { missing, cap } = rules;
  const parse = (text: string): Parsed<Value> => {
    const several = amountsToAdd(text);
    return several ? accepted(several.reduce((sum, amount) => sum + amount, 0)) : parseRupees(text);
  };
  const validate = (value: Value): Parsed<Value> =>
    cap !== undefined && Number(value) > cap ? refused('amountAboveCap', { cap: formatRupees(cap) }) : accepted(value);
  return {
    id,
    label,
    prompt,
    help,
    pattern,
    validate,
    kind: 'rupees',
    missing,
    alsoCalled,
    covers,
    parse,
    find: findAmounts,
    explain: (text) => amountsToAdd(text)?.map(formatRupees).join(' + '),
    format: (value) => formatRupees(Number(value)),
    echo: (value) => `${formatRupees(Number(value))} · ${rupeesInWords(Number(value))}`,
  };
}
