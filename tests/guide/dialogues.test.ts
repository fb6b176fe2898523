import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import { replay } from '#src/guide/dialogue/act-log.ts';
import type { Mail } from '#src/forms/form.ts';
import type { Message } from '#src/guide/model/message.ts';
import { earlierIn } from '#src/guide/machine/conversation.ts';
import { formOf } from '#src/guide/dialogue/form-of.ts';
import { ownedFacts } from '#src/forms/owned-fact.ts';
import { withAnswersThatFit } from '#src/forms/form-state.ts';
import { converse, type Conversation } from '../support/converse.ts';
import { missingFrom, readScript, type ScriptTurn } from '../support/dialogue.ts';
import { knowledge, moment, practice, wording } from '../support/guide-knowledge.ts';

const folder = new URL('dialogues/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));

/**
 * The mail by its template and the fields of the specification: the reference is the same in all dialogues,
 * and what is empty is left out.
 */
const mailText = ({ template, fields }: Mail) =>
  [
    template,
    ...Object.entries(fields).flatMap(([name, value]) =>
      name === 'reference' || value === '' ? [] : [`${name}=${value}`],
    ),
  ].join('; ');

/** Where a conversation stands: the page that is spoken of, the decision with what is known of its case, and whose case was told last. */
function stateText({ actor }: Conversation): string {
  const { topic, decision } = earlierIn(actor.getSnapshot().context);
  const known = Object.entries(decision?.given ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    topic.page,
    [decision?.id ?? 'no decision', ...known].join(' '),
    ownedFacts(topic.facts)[0]?.owner ?? '',
  ].join('; ');
}

/** How a sending ends: well, or with a sentence for the visitor, which also tells when no answer came. */
const outcomeOf = (text: string | null) =>
  text === null ? ({ ok: true } as const) : { ok: false as const, text, mayHaveArrived: /no answer came/i.test(text) };

/** What of a turn did not come as the script says. */
function differences(
  turn: ScriptTurn,
  conversation: Conversation,
  said: readonly Message[],
  mailsBefore: number,
): readonly string[] {
  const text = said.map(replyText).join('\n');
  const hrefs = said.flatMap(({ links }) => links.map(({ href }) => href));
  const chips = conversation.chips().join(' | ');
  const mails = conversation.mails.slice(mailsBefore).map(mailText);
  const missing = missingFrom(text, turn.guide);
  return [
    ...(missing.length > 0 ? [...missing.map((line) => `not said: ${line}`), `said: ${text}`] : []),
    ...(turn.chips !== null && missingFrom(`^${chips}$`, [`^${turn.chips}$`]).length > 0 ? [`chips: ${chips}`] : []),
    ...(turn.state !== null && turn.state !== stateText(conversation) ? [`state: ${stateText(conversation)}`] : []),
    ...turn.links
      .filter((link) => !hrefs.some((href) => missingFrom(`^${href}`, [`^${link}`]).length === 0))
      .map((link) => `no link to ${link} among ${hrefs.join(' ')}`),
    ...(turn.mails.length !== mails.length || turn.mails.some((mail, index) => mail !== mails[index])
      ? [`mails: ${mails.join(' and ') || 'none'}`]
      : []),
  ];
}

/** Answers that a page which is loaded anew would not take over, but for the one that is asked for again. */
function lostAnswers({ actor }: Conversation): readonly string[] {
  const { formState, knowledge } = actor.getSnapshot().context;
  const form = formOf(formState, knowledge);
  if (!formState || !form) return [];
  const { answers } = withAnswersThatFit(form, formState, moment.now);
  return Object.entries(formState.answers)
    .filter(([id]) => answers[id] === undefined && id !== formState.asking)
    .map(([id, value]) => `kept, ${id} would be lost: ${value}`);
}

describe('a scripted dialogue goes as written, and stands where its log is replayed to:', () => {
  it.each(names)('%s', async (name) => {
    const said = { ...wording, openingHours: practice.hours[0]?.time };
    const turns = readScript(readFileSync(new URL(name, folder), 'utf8'), said);
    const faults: string[] = [];
    let conversation = converse();
    for (const turn of turns) {
      const mailsBefore = turn.isReload ? 0 : conversation.mails.length;
      if (turn.sending !== null || turn.meanwhile !== null)
        conversation.nextSendings({ outcome: outcomeOf(turn.sending), meanwhile: turn.meanwhile });
      if (turn.isReload) conversation = converse(conversation.storage);
      const said =
        turn.you === null
          ? conversation.messages().slice(-1)
          : await (turn.isTap ? conversation.tap(turn.you) : conversation.say(turn.you));
      faults.push(
        ...[...differences(turn, conversation, said, mailsBefore), ...lostAnswers(conversation)].map(
          (fault) => `line ${turn.line}: ${fault}`,
        ),
      );
      const { formState, log } = conversation.actor.getSnapshot().context;
      expect(log ? replay(log, { knowledge, page: '/' }) : formState, `line ${turn.line}`).toEqual(formState);
    }
    expect(faults).toEqual([]);
    expect(turns.length).toBeGreaterThan(1);
  });
});
