import type { FormWording, IndexEntry, Intents, PagePassages, Practice, Wording } from '#src/collections/types.ts';
import type { FormState, Withdrawal } from '#src/forms/form-state.ts';
import type { Form, Mail } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import type { Act } from './act.ts';
import type { ActLog, DialogueState } from './dialogue-state.ts';
import type { Meaning } from './meaning.ts';
import type { Intent, IntentReader } from './intent-reader.ts';
import type { LastSending } from './last-sending.ts';
import type { Message } from './message.ts';
import type { PageAnswers } from './page-answers.ts';
import type { Search } from '#src/search/search.ts';
import type { Brief } from '#src/text/in-brief.ts';
import type { Romanised } from '#src/text/script-reader.ts';
import type { Memory } from '#src/guide/model/memory.ts';
import type { Turn } from '#src/guide/model/turn.ts';
import type { Link, Reply } from '#src/guide/model/reply.ts';
import type { Topic } from '#src/guide/model/topic.ts';
import type { Earlier } from '#src/guide/model/earlier.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Draft } from '#src/forms/draft.ts';

/** What is fetched with the first form, not with the panel. */
export interface GuideForms {
  /** Empty until the forms have been fetched. */
  readonly forms: readonly Form[];
  /** What a message means, with a form under way or without one. */
  readonly understand: (message: string, formState: FormState | null, context: TurnContext) => Meaning;
  /** What is said and done while a form is there; null until it has been fetched. */
  readonly dialogue: FormDialogue | null;
  /** What is recognised besides, once there are forms to ask about. */
  readonly moreIntents: Intents;
  /** What is said besides while one is there; null where it is not needed, or known already. */
  readonly moreWording: FormWording | null;
}

/** What a message is read and answered with. */
export interface TurnContext {
  readonly knowledge: Knowledge;
  readonly now: Date;
  /** The address of the page that the message is about. */
  readonly page: string;
  /** The visitor's IANA time zone, where it is known. */
  readonly timeZone?: string | undefined;
  readonly lastSending?: LastSending | undefined;
  /** How to come back from the words that are read to all that was typed, where the message is read in brief. */
  readonly brief?: Brief | undefined;
  /** How the message was read, where it was typed in other letters. */
  readonly romanised?: Romanised | null | undefined;
  /** Who the visitor is and how to reach him, told in a form that was sent. */
  readonly told?: Answers | undefined;
  /** The conversation so far, and what it is about. */
  readonly messages?: readonly Message[];
  readonly topic?: Topic;
}

/** What pages say at length, and what answers from it: fetched when a question needs it. */
export interface PageTexts {
  readonly answers: PageAnswers;
  /** By address; pages that could not be fetched are missing. */
  readonly passages: ReadonlyMap<string, PagePassages>;
}

/** Tells which pages are wanted, by their addresses, once there is what answers from them. */
export type PagesOf = (answers: PageAnswers) => readonly string[];

/** Everything the guide knows, made ready once. */
export interface Knowledge extends GuideForms {
  /** The same knowledge with the forms, once they have been fetched. */
  readonly withForms: (guideForms: GuideForms) => Knowledge;
  readonly search: Search;
  readonly intents: IntentReader;
  /** What is asked about the open question, or about figures that stand. */
  readonly placeIntents: IntentReader;
  readonly wording: Wording;
  readonly practice: Practice;
  readonly titleOf: (href: string) => string;
  /** Names of the services by address. */
  readonly serviceNames: ReadonlyMap<string, string>;
  /** The page with just that name, however its letters are written. */
  readonly pageNamed: (name: string) => IndexEntry | undefined;
  /** What pages say at length, with what answers from it; null when nothing of it can be loaded. */
  readonly textsOf: (pages: PagesOf) => PageTexts | null | Promise<PageTexts | null>;
  /** Whether the page at an address has a subject that can be spoken of: a service, a topic, an article, and neither a form nor a legal page. */
  readonly isSubjectPage: (href: string) => boolean;
  /** The intent that stands somewhere in a message that names no subject of ours outright, or that most of it is, where nothing else fits. */
  readonly passingIntent: (text: string) => Intent | undefined;
  /** Whether a message has a word for an appointment or for getting one. */
  readonly mentionsAppointment: (text: string) => boolean;
  /** Words with which an answer is changed. */
  readonly corrections: ReadonlySet<string>;
  /** Words that leave a yes a yes. */
  readonly polite: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  /** Words that put something off. */
  readonly delays: ReadonlySet<string>;
  /** Whether a word says nothing of a subject, or is one of the guide's own. */
  readonly isEveryday: (word: string) => boolean;
  /** Whether a word belongs to what is asked of a subject. */
  readonly isCue: (word: string) => boolean;
  /** Whether a word names something on our pages. */
  readonly isSubject: (word: string) => boolean;
  /** Whether a word stands on our pages. */
  readonly isWritten: (word: string) => boolean;
}

export interface Context extends Memory {
  readonly knowledge: Knowledge;
  /** Numbers from 0 up to, but without, 1. */
  readonly random: () => number;
  /** The visitor's IANA time zone, where it is known. */
  readonly timeZone: string | undefined;
  readonly log?: ActLog | undefined;
  readonly effect: Turn['effect'];
  /** The message that is being looked up or waits for the forms, and those that came meanwhile. */
  readonly pendingMessage: VisitorMessage | null;
  readonly queue: readonly VisitorMessage[];
  /** The pages that answer what is being looked up, while their text is on its way. */
  readonly pendingLinks: readonly Link[];
  /** The form that was asked for and is being fetched. */
  readonly pendingForm: FormRequest | null;
  /** The address of the page on which the guide was opened first. */
  readonly page: string;
  /** Guide messages that came while the panel was closed. */
  readonly unread: number;
}

/** A message on hold until the one before it is answered. */
export interface VisitorMessage extends Moment {
  readonly text: string;
  /** What a tapped chip does; the text is then only its label. */
  readonly acts?: readonly Act[] | undefined;
  /** How the message was read where it was typed in other letters; null where it cannot be read. */
  readonly romanised?: Romanised | null;
  /** What went before it. */
  readonly earlier?: Earlier;
}

/** What was changed in a row of the review. */
export interface AnswerChange extends Moment {
  readonly acts: readonly Act[];
}

/** A form that a button or a link of the site asked for, with what its page holds already. */
export interface FormRequest extends Moment {
  readonly form: FormId;
  readonly draft?: Draft;
}

export interface Moment {
  readonly now: Date;
  readonly page: string;
}

/** What the guide does while a form is under way. It is fetched with the forms, since nothing of it is needed before. */
export interface FormDialogue {
  readonly update: (
    state: Pick<DialogueState, 'formState' | 'log'>,
    acts: readonly Act[],
    context: TurnContext,
  ) => DialogueState;
  readonly respond: (state: DialogueState, context: TurnContext) => Turn;
  readonly giveReference: (context: Context) => Context;
  readonly receiveWhileSending: (context: Context, message: VisitorMessage) => Context;
  readonly reportStillSending: (context: Context) => Context;
  readonly backToReview: (context: Context) => Context;
  readonly pendingMail: (context: Context) => Mail | null;
  readonly reportSent: (context: Context) => Context;
  readonly reportFailure: (
    context: Context,
    failure: { readonly text: string; readonly mayHaveArrived?: boolean },
  ) => Context;
  readonly reportInterruption: (context: Context) => Context;
  readonly withdrawalIn: (text: string, knowledge: Knowledge) => Withdrawal | undefined;
  readonly chosenPage: (formState: FormState | null, knowledge: Pick<Knowledge, 'forms'>) => string | undefined;
  readonly reply: (context: Context, told: Reply, moment: Moment) => Context;
  readonly changeAnswer: (context: Context, change: AnswerChange) => Context;
  readonly startRequested: (context: Context, request: FormRequest) => Context;
  readonly repeatQuestion: (context: Context, moment: Moment) => Context;
  readonly resume: (context: Context, formState: FormState, moment: Pick<Moment, 'now'>) => Context;
  readonly restore: (context: Context, memory: Pick<Memory, 'formState' | 'told'>, now: Date) => Context | undefined;
}
