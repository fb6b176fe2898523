import answerWords from 'content:answer-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Form } from '#src/forms/form.ts';
import { isWorkedOut, openQuestion, type FormState } from '#src/forms/form-state.ts';
import { asksForContact, type QuestionKind } from '#src/forms/question.ts';
import type { Wording } from '#src/collections/types.ts';
import { refusalText } from '#src/forms/refusal-text.ts';
import type { DialogueEvent } from '../model/dialogue-event.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { answerSentence } from './answer-sentence.ts';
import { formOf } from './form-of.ts';

/** The sentences about some events, in their order. What is stored is said back; the first of what was changed says so. */
export function saidOf(
  outcome: readonly DialogueEvent[],
  formState: FormState,
  form: Form,
  context: TurnContext,
): readonly string[] {
  const { wording } = context.knowledge;
  const isChange = outcome.some(
    (event) =>
      event.kind === 'cleared' ||
      (event.kind === 'stored' && event.before !== undefined && event.before !== formState.answers[event.slot]),
  );
  const first = outcome.find(({ kind }) => kind === 'stored' || kind === 'cleared');
  const sentences = outcome.flatMap((event) => {
    // Beside what was noted, it is not said that nothing was.
    if (event.kind === 'proposed' && first) return [refusalText({ code: 'choiceAmbiguous', values: {} })];
    const said = sentencesOf(event, formState, form, context);
    return event === first && isChange ? said.map((one) => `${wording.changed} ${one}`) : said;
  });
  return [...sentences, ...resultSoFar(outcome, formState, form, context)];
}

/** "How much tax on 12 lakh": the result of the figures with which a form begins, before it asks for others. */
function resultSoFar(
  outcome: readonly DialogueEvent[],
  formState: FormState,
  form: Form,
  { now }: TurnContext,
): readonly string[] {
  const isBegun = formState.stage === 'asking' && outcome.some(({ kind }) => kind === 'begun');
  return isBegun && form.ending.kind === 'result' && isWorkedOut(form, formState)
    ? (form.ending.sentences?.(formState.answers, now) ?? []).slice(0, 1)
    : [];
}

function sentencesOf(
  event: DialogueEvent,
  formState: FormState,
  form: Form,
  { knowledge, timeZone }: TurnContext,
): readonly string[] {
  const { wording } = knowledge;
  const questionOf = (slot: string) => form.questions.filter(({ id }) => id === slot);
  switch (event.kind) {
    case 'begun': {
      const after = formState.resume?.stage === 'asking' ? formOf(formState.resume, knowledge) : undefined;
      return [
        ...(event.isFinished ? [] : [form.opening]),
        ...(after ? [fillTemplate(wording.afterwards, { title: after.title })] : []),
      ];
    }
    case 'resumed':
      return [wording.resume];
    case 'stored':
      return questionOf(event.slot).flatMap((question) =>
        // The review below says a long text back as it was written.
        question.kind === 'longText' && formState.stage === 'reviewing'
          ? event.before === undefined
            ? []
            : [`${question.label}.`]
          : answerSentence(question, formState.answers, timeZone, event.sum, event.before),
      );
    case 'cleared':
      return questionOf(event.slot).map(({ label }) => `${label}: ${answerWords.notGiven}.`);
    case 'leftAmounts':
      return [fillTemplate(wording.notUsed, { amounts: event.amounts.join(', ') })];
    case 'doubted':
      return [form.warnings?.(formState.answers)[event.warning]].flatMap((one) => (one ? [one.text] : []));
    case 'rejected':
      return questionOf(event.slot).map(({ label }) => `${label}: ${refusalText(event.refusal)}`);
    case 'reopened':
      return event.refusal ? [refusalText(event.refusal)] : [];
    case 'placeWanted':
      return [wording.askPlace];
    case 'changeWanted':
      return [wording.changeable];
    case 'atFirst':
      return [wording.firstQuestion];
    case 'notSkipped':
      return [notSkipped(openQuestion(form, formState)?.kind, wording)];
    case 'notAsked':
      return [wording.offTopic];
    case 'tooEarly': {
      const labels = event.wanting.flatMap((slot) => questionOf(slot).map(({ label }) => label));
      return [fillTemplate(wording.stillWanted, { labels })];
    }
    case 'proposed':
      return [wording.unsure];
    case 'undone':
      return [wording.undone];
    case 'nothingUndone':
      return [wording.nothingToUndo];
    case 'held':
      return [formState.stage === 'asking' ? wording.noHurry : wording.notSent];
    default:
      return [];
  }
}

/** That a question has to be answered; who has no mail address or number is told what else there is. */
function notSkipped(kind: QuestionKind | undefined, wording: Wording): string {
  if (kind === 'rupees') return wording.roughFigure;
  return asksForContact(kind) ? wording.cannotSkipContact : wording.cannotSkip;
}
