import type { IntentId } from '#src/collections/types.ts';
import { openQuestions, reviewRows, type Form } from '#src/forms/form.ts';
import { chip, type Saying } from './message.ts';
import { textBlock } from './reply.ts';
import { replyToWish } from './respond.ts';
import { sayAnswers, sayResult } from './say.ts';
import { answerAside, keptAsItIs, startForm, turn, where, type Situation, type Turn } from './standing.ts';
import { openQuestion, progress, questionBefore, reopen, skip, type Walk } from './walk.ts';

/** Does what a visitor wishes: goes back, skips, sends; what is no such wish is answered. */
export function grant(wish: IntentId, walk: Walk | null, form: Form | undefined, situation: Situation): Turn {
  const { mind, now } = situation;
  const open = walk && form ? openQuestion(form, walk) : undefined;
  const other = () =>
    answerAside(replyToWish(mind, wish, walk && form ? reviewRows(form, walk.answers) : []), walk, form, situation);
  const rest = () =>
    turn(
      [
        {
          blocks: [textBlock(mind.wording.nothingOpen)],
          chips: mind.wording.suggestions.map((suggestion) => chip(suggestion)),
        },
      ],
      walk,
    );
  if (wish === 'clear') return { ...turn([], null), deed: 'clear' };
  if (!walk || !form) return ['help', 'human', 'why', 'privacy'].includes(wish) ? other() : rest();
  if (walk.stage === 'finished' && (wish === 'yes' || wish === 'no')) return rest();

  switch (wish) {
    case 'back': {
      const before = questionBefore(form, walk);
      return before
        ? where(reopen(walk, before), form, situation, [])
        : where(walk, form, situation, [mind.wording.firstQuestion]);
    }
    case 'skip':
      if (!open) return where(walk, form, situation, []);
      return open.required
        ? where(walk, form, situation, [mind.wording.cannotSkip])
        : where(skip(form, walk, open, now), form, situation, []);
    case 'no':
      if (
        open &&
        walk.answers[open.id] !== undefined &&
        form.doubts?.(walk.answers).some(({ about }) => about === open.id) === true
      )
        return where(walk, form, situation, []);
      return open && !open.required
        ? where(skip(form, walk, open, now), form, situation, [])
        : where(walk, form, situation, [mind.wording.offTopic]);
    case 'yes':
      if (open && walk.answers[open.id] !== undefined) return keptAsItIs(walk, form, situation);
      return walk.stage === 'asking'
        ? where(walk, form, situation, [mind.wording.offTopic])
        : sendOff(walk, form, situation);
    case 'restart':
      return startForm(form, situation);
    case 'cancel':
      return turn([{ blocks: [textBlock(mind.wording.cancelled)] }, ...partial(walk, form)], null);
    case 'review': {
      const here = where(walk, form, situation, []);
      return walk.stage === 'asking' || walk.stage === 'finished'
        ? { ...here, said: [sayAnswers(form, walk), ...here.said] }
        : here;
    }
    case 'left': {
      const at = progress(form, walk);
      return where(
        walk,
        form,
        situation,
        at ? [mind.wording.progress.replace('…', String(at.step)).replace('…', String(at.of))] : [],
      );
    }
    case 'help':
      return open ? where(walk, form, situation, [open.help, open.pattern]) : other();
    default:
      return other();
  }
}

/** Lets the mail go, unless time has overtaken an answer: then that question is open again. */
function sendOff(walk: Walk, form: Form, situation: Situation): Turn {
  const [overtaken] = openQuestions(form, walk.answers, walk.skipped, situation);
  if (overtaken) return where(reopen(walk, overtaken), form, situation, []);
  return { ...turn([], { ...walk, stage: 'sending' }), deed: 'send' };
}

/** What can be said of figures when somebody stops early. */
function partial(walk: Walk, form: Form): readonly Saying[] {
  const isEnough =
    form.ending.kind === 'result' &&
    walk.stage === 'asking' &&
    form.questions.every(({ id, required }) => !required || walk.answers[id] !== undefined);
  return isEnough ? [{ ...sayResult(form, walk, []), chips: [] }] : [];
}
