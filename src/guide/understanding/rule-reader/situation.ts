import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Question } from '#src/forms/question.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { TurnContext } from '../../model/knowledge.ts';

/** Where a message of the visitor meets a form: the form, what it has been told, and the question that is open, if one is. */
export interface Situation {
  readonly form: Form;
  readonly formState: FormState;
  readonly open: Question | undefined;
  readonly answerContext: AnswerContext;
  readonly context: TurnContext;
}
