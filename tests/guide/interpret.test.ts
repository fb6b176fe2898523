import { readIn } from '#src/guide/understanding/intent-act.ts';
import { toActs } from '#src/guide/understanding/to-acts.ts';
import { describe, expect, it } from 'vitest';
import { formsNotLoaded } from '#src/guide/understanding/before-forms.ts';
import { intent, needsForms, search } from '../support/plain-command.ts';
import { type Row } from '../support/reads-as.ts';
import { context } from '../support/sample-guide.ts';

describe('before the forms have been fetched', () => {
  const unfetched = { ...context, knowledge: context.knowledge.withForms(formsNotLoaded) };

  it.each<Row>([
    ['calculate my tax', needsForms],
    ['I need an appointment', needsForms],
    ['I would like to leave a message for the partner', needsForms],
    ['tax on 9 lakh', needsForms],
    ['income 10 lakh, rent 2 lakh', needsForms],
    ['appointment on friday', needsForms],
    ['how is tax worked out', needsForms],
    ['a salary of 9 lakh', needsForms],
    ['is an income of 10 lakh and a rent of 2 lakh allowed', needsForms],
    ['I have 2 shops and 3 houses', needsForms],
    ['hello', search],
    ['gst registration papers', search],
    ['back', intent('back')],
    ['help', intent('help')],
  ])('%j', (said, understood) => {
    expect(unfetched.knowledge.understand(said, null, unfetched)).toEqual(readIn(said, toActs(understood)));
  });
});
