import { expect, it, vi } from 'vitest';
import { formsNotLoaded } from '#src/guide/form-triggers.ts';
import { lookAhead } from '#src/guide/look-ahead.ts';
import { initialContext } from '#src/guide/restore-session.ts';
import { receive } from '#src/guide/conversation.ts';
import { prepareAnswers } from '#src/guide/view/ahead.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const unfetched = knowledge.withForms(formsNotLoaded);

it('makes ready what answers are made with, with a rest before each step and after the last', async () => {
  const rest = vi.fn(() => Promise.resolve());

  await prepareAnswers(rest);

  expect(rest).toHaveBeenCalledTimes(4);
});

it('looks up what is typed as the conversation would, with the page that is spoken of and what was said before', () => {
  const textsOf = vi.fn(knowledge.textsOf);
  const find = vi.spyOn(knowledge.search, 'find');
  const context = initialContext({
    knowledge: unfetched,
    remembered: { kind: 'none' },
    random: () => 0,
    page: '/',
    timeZone: undefined,
  });
  const href = '/services/registrations/gst-registration';
  const [welcome] = context.messages;
  const spoken = {
    ...context,
    messages: welcome ? [{ ...welcome, links: [{ href, label: 'GST' }] }] : [],
  };
  const moment = { now: new Date(), page: '/' };
  const said = receive({ ...spoken, knowledge }, { text: 'which documents', ...moment });

  expect(lookAhead(spoken, { ...knowledge, textsOf }, 'which documents', '/')).toBe(false);

  expect(said.pendingMessage?.page).toBe(href);
  expect(find).toHaveBeenCalledWith('which documents', href);
  expect(textsOf).toHaveBeenCalledWith([href]);
  expect(spoken.messages).toHaveLength(1);
  find.mockRestore();
});

it('asks our pages nothing where the message is no question of theirs', () => {
  const textsOf = vi.fn(knowledge.textsOf);
  const context = initialContext({ knowledge, remembered: { kind: 'none' }, random: () => 0, page: '/' });

  lookAhead(context, { ...knowledge, textsOf }, 'book an appointment', '/');

  expect(textsOf).not.toHaveBeenCalled();
});

it.each([
  ['calculate my tax', true],
  ['documents for gst registration', false],
])('says of "%s" whether the forms are needed to understand it: %s', (text, isNeeded) => {
  const context = initialContext({ knowledge: unfetched, remembered: { kind: 'none' }, random: () => 0, page: '/' });

  expect(lookAhead(context, unfetched, text, '/')).toBe(isNeeded);
});
