import { accepted, type Parsed } from '#src/domain/parsed.ts';
import { amountsToAdd } from '#src/domain/amount-sum.ts';
import { formatRupees, parseRupees, rupeesInWords } from '#src/domain/rupees.ts';
import type { QuestionWords } from '#src/collections/types.ts';
import type { Question, Value } from './question.ts';

/** A question for an amount of whole rupees a year; several amounts for it are added. `most` refuses more, with the given sentence. */
export function rupeesQuestion(
  id: string,
  words: QuestionWords,
  rules: {
    required: boolean;
    missing: string;
    alsoCalled: readonly string[];
    covers?: readonly string[];
    most?: { amount: number; reason: string };
  },
): Question {
  const { label, prompt, help, format: pattern } = words;
  const { most } = rules;
  const parse = (text: string): Parsed<Value> => {
    const several = amountsToAdd(text);
    return several ? accepted(several.reduce((sum, amount) => sum + amount, 0)) : parseRupees(text);
  };
  const validate = (value: Value): Parsed<Value> =>
    most && Number(value) > most.amount ? { ok: false, reason: most.reason } : accepted(value);
  return {
    id,
    label,
    prompt,
    help,
    pattern,
    validate,
    kind: 'rupees',
    required: rules.required,
    missing: rules.missing,
    alsoCalled: rules.alsoCalled,
    covers: rules.covers ?? [],
    parse,
    explain: (text) => amountsToAdd(text)?.map(formatRupees).join(' + '),
    format: (value) => formatRupees(Number(value)),
    echo: (value) => `${formatRupees(Number(value))} · ${rupeesInWords(Number(value))}`,
  };
}
