import { isIstDate } from '#src/domain/ist-dates.ts';
import { isReference } from '#src/domain/reference.ts';
import { isFormId } from '#src/collections/form-ids.ts';
import type { Answers, Value } from '#src/forms/question.ts';
import type { Act } from '../model/act.ts';
import type { KeptTexts } from '#src/ui/browser-storage.ts';
import type { DecisionState } from '../model/decision-state.ts';
import type { Fact } from '#src/forms/fact.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { memoryKey, memoryVersion } from './memory.ts';
import type { Memory, Remembered } from '../model/memory.ts';
import type { Message } from '../model/message.ts';
import type { LedgerRow } from '../model/reply.ts';
import type { LastSending } from '../model/last-sending.ts';
import type { Topic } from '../model/topic.ts';
import type { PassagePlace } from '#src/search/follow-up.ts';

/** Reads the conversation kept in this tab. What cannot be read, or was written by another version, counts as outdated. */
export function recall(storage: KeptTexts): Remembered {
  const text = storage.getItem(memoryKey);
  if (text === null) return { kind: 'none' };
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || kept.version !== memoryVersion || !isMemory(kept.memory)) return { kind: 'outdated' };
    return { kind: 'kept', memory: kept.memory };
  } catch {
    return { kind: 'outdated' };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);
const isText = (value: unknown): value is string => typeof value === 'string';

function isMemory(value: unknown): value is Memory {
  return (
    isRecord(value) &&
    isList(value.messages, isMessage) &&
    (value.formState === null || isWalk(value.formState)) &&
    (value.lastSending === undefined || isLastSending(value.lastSending)) &&
    isTopic(value.topic) &&
    (value.told === undefined || isAnswers(value.told))
  );
}

const isTopic = (value: unknown): value is Topic =>
  isRecord(value) &&
  isText(value.page) &&
  isRecord(value.spokenOf) &&
  Object.values(value.spokenOf).every((share) => typeof share === 'number') &&
  isText(value.heading) &&
  isList(value.said, isText) &&
  isList(value.facts, isFact) &&
  isList(value.told, isPassagePlace);

const isFact = (value: unknown): value is Fact =>
  isRecord(value) && isText(value.text) && (value.decision === undefined || isDecision(value.decision));

const isPassagePlace = (value: unknown): value is PassagePlace =>
  isRecord(value) && isText(value.href) && typeof value.number === 'number';

const isLastSending = (value: unknown): value is LastSending =>
  isRecord(value) && isReference(value.reference) && typeof value.hasArrived === 'boolean';

function isMessage(value: unknown): value is Message {
  return (
    isRecord(value) &&
    typeof value.id === 'number' &&
    (value.from === 'guide' || value.from === 'visitor') &&
    isList(value.blocks, isBlock) &&
    isList(value.links, isLink) &&
    isList(value.chips, isChip) &&
    isProgress(value.progress) &&
    (value.read === undefined || isText(value.read)) &&
    (value.decision === undefined || isDecision(value.decision))
  );
}

const isDecision = (value: unknown): value is DecisionState =>
  isRecord(value) && isText(value.id) && isAnswers(value.given) && (value.asked === undefined || isText(value.asked));

function isBlock(value: unknown): value is Message['blocks'][number] {
  if (!isRecord(value)) return false;
  if (value.kind === 'text' || value.kind === 'heading') return isText(value.text);
  if (value.heading !== undefined && !isText(value.heading)) return false;
  if (value.kind === 'rows') return isList(value.rows, isRow);
  return value.kind === 'list' && isList(value.items, isText) && typeof value.isNumbered === 'boolean';
}

const isRow = (value: unknown): value is LedgerRow =>
  isRecord(value) && isText(value.label) && isText(value.value) && (value.slot === undefined || isText(value.slot));

const isProgress = (value: unknown): value is Message['progress'] =>
  value === null || (isRecord(value) && typeof value.step === 'number' && typeof value.of === 'number');
/** An address of this site or of WhatsApp, or a telephone number; `//` would lead elsewhere. */
const isAddress = (value: unknown): value is string =>
  isText(value) && /^(?:\/(?![/\\])|https:\/\/wa\.me\/|tel:\+?\d+$)/.test(value);

const isLink = (value: unknown): value is Message['links'][number] =>
  isRecord(value) && isAddress(value.href) && isText(value.label);
const isChip = (value: unknown): value is Message['chips'][number] =>
  isRecord(value) &&
  isText(value.label) &&
  isList(value.acts, isChipAct) &&
  (value.hint === undefined || isText(value.hint)) &&
  (value.calendar === undefined || isCalendarEntry(value.calendar));

const isCalendarEntry = (value: unknown) =>
  isRecord(value) &&
  (value.kind === 'request'
    ? isAnswers(value.answers)
    : value.kind === 'dueDate' && isText(value.obligation) && isText(value.due) && isIstDate(value.due));

/** The acts that a chip may carry, by what each must have. */
const chipActs: Readonly<Record<string, readonly string[]>> = {
  ask: ['text'],
  setSlot: ['slot', 'value'],
  reopenSlot: ['slot'],
  startFlow: ['form'],
  resumeFlow: ['form'],
  humanHandoff: ['intent'],
  ...Object.fromEntries(['affirm', 'skip', 'back', 'cancel', 'restart', 'keep', 'hold'].map((kind) => [kind, []])),
};

const isChipAct = (value: unknown): value is Act =>
  isRecord(value) &&
  chipActs[String(value.kind)]?.every((name) => isValue(value[name])) === true &&
  (value.form === undefined || isFormId(value.form)) &&
  (value.intent === undefined || value.intent === 'human') &&
  (value.passage === undefined || isPassagePlace(value.passage)) &&
  value.refusal === undefined;

const isAnswers = (value: unknown): value is Answers => isRecord(value) && Object.values(value).every(isValue);

const isValue = (value: unknown): value is Value => isText(value) || typeof value === 'number';

const isProposal = (value: unknown): value is FormState['proposal'] =>
  isRecord(value) && (value.code === 'phoneAbroad' || value.code === 'emailUnclear') && isAnswers(value.values);

const isBefore = (value: unknown): value is FormState['last'] =>
  isRecord(value) && isAnswers(Object.fromEntries(Object.entries(value).filter(([, before]) => before !== null)));

const stages: readonly FormState['stage'][] = ['asking', 'reviewing', 'sending', 'failed', 'finished'];

function isWalk(value: unknown): value is FormState {
  return (
    isRecord(value) &&
    isFormId(value.form) &&
    stages.some((stage) => stage === value.stage) &&
    isAnswers(value.answers) &&
    isList(value.skipped, isText) &&
    (value.asking === null || isText(value.asking)) &&
    typeof value.tries === 'number' &&
    (value.passed === undefined || isList(value.passed, isText)) &&
    (value.reference === undefined || isReference(value.reference)) &&
    (value.offered === undefined || isList(value.offered, isText)) &&
    (value.proposal === undefined || isProposal(value.proposal)) &&
    [value.unnoted, value.further].every((text) => text === undefined || isText(text)) &&
    (value.monthly === undefined || isList(value.monthly, isText)) &&
    (value.last === undefined || isBefore(value.last)) &&
    (value.resume === undefined || isWalk(value.resume)) &&
    (value.withdrawn === undefined || value.withdrawn === 'cancel' || value.withdrawn === 'hold')
  );
}
