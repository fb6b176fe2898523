import type { Form } from '#src/forms/form.ts';
import type { Question, Surroundings, Value } from '#src/forms/question.ts';
import { takesAnything, type Act, type Hearing } from './act.ts';
import { namedQuestions } from './naming.ts';
import type { Walk } from './walk.ts';

const opening =
  /^(?:(?:oh|no|wait|sorry|oops|actually|make it|should be|it is|it was|it's|its|that is|that's|i (?:meant|mean|said))[\s,.!]+)*/i;
const patterns = [
  /^(?<to>.{1,60}?)[\s,]+(?:and |but )?(?:not|instead of|rather than|in place of)\s+(?<from>.{1,60})$/i,
  /^not\s+(?<from>.{1,60}?)(?:\s*,\s*(?:but |it is |it's |its )*|\s+but\s+)(?<to>.{1,60})$/i,
  /^(?<from>.{1,60}?)\s+(?:nahi|nahin|kaadu|kadu)[\s,]+(?<to>.{1,60})$/i,
];

/** "15 not 12", "not 12, 15", "12 nahi 15": the one answer that is the old value gets the new one. Undefined when none is, or two are. */
export function replacedIn(
  text: string,
  form: Form,
  open: Question | undefined,
  walk: Walk,
  { now }: Hearing,
): Act | undefined {
  if ((open && takesAnything(open)) || text.includes('?')) return undefined;
  const said = text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(opening, '');
  const { from, to } =
    patterns.map((pattern) => pattern.exec(said)?.groups).find((groups) => groups !== undefined) ?? {};
  if (from === undefined || to === undefined) return undefined;
  const surroundings = { now, answers: walk.answers };
  const named = new Set(namedQuestions(text, form).map(({ question }) => question.id));
  const found = form.questions.flatMap((question) => {
    const held = walk.answers[question.id];
    const isMeant =
      held !== undefined &&
      (named.size === 0 || named.has(question.id)) &&
      question.kind !== 'text' &&
      question.kind !== 'longText';
    const value = isMeant ? inPlaceOf(from, to, held, (written) => readAs(question, written, surroundings)) : undefined;
    return value === undefined ? [] : [{ question, value }];
  });
  const [only, another] = found;
  if (!only) return alreadySo(to, form, walk, surroundings);
  if (another) return undefined;
  const held = only.question.validate(only.value, surroundings);
  return held.ok
    ? { kind: 'corrected', question: only.question, value: held.value }
    : { kind: 'reopened', question: only.question, reason: held.reason };
}

/** "Thursday, not Wednesday", said of a Thursday: it is said back. */
function alreadySo(to: string, form: Form, { answers }: Walk, surroundings: Surroundings): Act | undefined {
  const so = form.questions.find(
    (question) =>
      !takesAnything(question) &&
      answers[question.id] !== undefined &&
      readAs(question, to, surroundings) === answers[question.id],
  );
  const value = so && answers[so.id];
  return so && value !== undefined ? { kind: 'told', answers: { [so.id]: value } } : undefined;
}

function readAs(question: Question, written: string, surroundings: Surroundings): Value | undefined {
  const parsed = question.parse(written, surroundings);
  return parsed.ok ? parsed.value : undefined;
}

/** The new value, when the old one is what is held. A bare figure takes its unit, or its month, from the answer: "15 not 12" of 12 lakh is 15 lakh. */
function inPlaceOf(
  from: string,
  to: string,
  held: Value,
  read: (written: string) => Value | undefined,
): Value | undefined {
  const [old, next] = [read(from), read(to)];
  if (typeof held === 'number') {
    if (typeof next !== 'number' || typeof old !== 'number' || old === 0) return undefined;
    const unit = [1, 12, 1e3, 1e5, 1e7].find((times) => old * times === held);
    if (unit === undefined) return undefined;
    const [bareOld, bareNext] = [bareFigure(from), bareFigure(to)];
    if (bareNext === undefined) return bareOld === undefined ? next * unit : next;
    return bareNext * (bareOld === undefined ? held / leadingFigure(from) : unit);
  }
  if (old === held) return next;
  const [day, other] = [bareFigure(from), bareFigure(to)];
  const isThatDay = /^\d{4}-\d{2}-\d{2}$/.test(held) && day === Number(held.slice(8)) && other !== undefined;
  return isThatDay ? `${held.slice(0, 8)}${String(other).padStart(2, '0')}` : undefined;
}

const leadingFigure = (written: string) => Number(/\d+(?:\.\d+)?/.exec(written)?.[0]);

/** A figure without a unit; of a day, "12th" too. */
function bareFigure(written: string): number | undefined {
  const figure = /^\D*?(\d{1,3}(?:\.\d+)?)(?:st|nd|rd|th)?$/.exec(written.trim())?.[1];
  return figure === undefined ? undefined : Number(figure);
}
