import { assign } from 'xstate';
import type { Mail } from '#src/forms/form.ts';
import { initialContext, resumeForm, resumeChoice, askToResume, type GuideInput } from './restore-session.ts';
import {
  receiveReply,
  receiveScript,
  clearConversation,
  receive,
  enqueue,
  startRequestedForm,
  receiveForms,
  reportMissingForms,
} from './conversation.ts';
import type { AnswerChange, VisitorMessage, Context, FormRequest, Knowledge } from '../model/knowledge.ts';
import type { Link, Reply } from '../model/reply.ts';
import { hasBegun } from './memory.ts';
import type { ScriptMessage } from '../model/script-message.ts';
import { setupMachine } from './setup-machine.ts';

export type GuideEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.closed' }
  | ({ readonly type: 'visitor.said' } & VisitorMessage)
  | ({ readonly type: 'answer.changed' } & AnswerChange)
  | ({ readonly type: 'form.requested' } & FormRequest)
  | { readonly type: 'conversation.cleared' }
  | { readonly type: 'script.read'; readonly message: ScriptMessage | null }
  | { readonly type: 'answer.coming'; readonly links: readonly Link[] }
  | { readonly type: 'answer.found'; readonly reply: Reply }
  | { readonly type: 'forms.fetched'; readonly knowledge: Knowledge }
  | { readonly type: 'forms.missing' }
  | { readonly type: 'delivery.succeeded' }
  | { readonly type: 'delivery.failed'; readonly text: string; readonly mayHaveArrived?: boolean };

/** The conversation: which of its situations it is in, and what may happen there. What is said is worked out by pure functions. */
export const guideMachine = setupMachine({
  types: { context: {} as Context, events: {} as GuideEvent, input: {} as GuideInput },
  actions: {
    /** Replaced by whoever runs the machine: sends the mail and tells the machine how it ended. */
    deliver: (_, __: { readonly mail: Mail | null }) => undefined,
    /** Replaced by whoever runs the machine: reads a message in other letters and hands over what it says. */
    readScript: (_, __: { readonly pendingMessage: VisitorMessage | null }) => undefined,
    /** Replaced by whoever runs the machine: looks a message up and hands the reply back. */
    lookUp: (_, __: { readonly pendingMessage: VisitorMessage | null }) => undefined,
    /** Replaced by whoever runs the machine: fetches what reads messages, with the forms, and hands it over, or tells that it cannot be had. */
    fetchForms: () => undefined,
    receive: assign(({ context, event }) => (event.type === 'visitor.said' ? receive(context, event) : {})),
    enqueue: assign(({ context, event }) => (event.type === 'visitor.said' ? enqueue(context, event) : {})),
    receiveScript: assign(({ context, event }) =>
      event.type === 'script.read' ? receiveScript(context, event.message) : {},
    ),
    showPendingLinks: assign({
      pendingLinks: ({ context, event }) => (event.type === 'answer.coming' ? event.links : context.pendingLinks),
    }),
    answer: assign(({ context, event }) => (event.type === 'answer.found' ? receiveReply(context, event.reply) : {})),
    begin: assign(({ context, event }) => (event.type === 'form.requested' ? startRequestedForm(context, event) : {})),
    receiveForms: assign(({ context, event }) =>
      event.type === 'forms.fetched' ? receiveForms(context, event.knowledge) : {},
    ),
    reportMissingForms: assign(({ context }) => reportMissingForms(context)),
    change: assign(({ context, event }) =>
      event.type === 'answer.changed' ? (context.knowledge.dialogue?.changeAnswer(context, event) ?? {}) : {},
    ),
    askToResume: assign(({ context }) => askToResume(context)),
    resumeForm: assign(({ context, event }) => (event.type === 'visitor.said' ? resumeForm(context, event) : {})),
    clear: assign(({ context }) => clearConversation(context)),
    giveReference: assign(({ context }) => context.knowledge.dialogue?.giveReference(context) ?? {}),
    reportSent: assign(({ context }) => context.knowledge.dialogue?.reportSent(context) ?? {}),
    reportFailure: assign(({ context, event }) =>
      event.type === 'delivery.failed' ? (context.knowledge.dialogue?.reportFailure(context, event) ?? {}) : {},
    ),
    reportStillSending: assign(({ context, event }) =>
      event.type === 'visitor.said' ? (context.knowledge.dialogue?.receiveWhileSending(context, event) ?? {}) : {},
    ),
    seen: assign({ unread: 0 }),
    notSeen: assign({ unread: ({ context }) => context.unread + 1 }),
  },
  guards: {
    isRemembered: ({ context }) => hasBegun(context),
    shouldRead: ({ context }) => context.effect === 'read',
    shouldAnswer: ({ context }) => context.effect === 'answer',
    shouldFetch: ({ context }) => context.effect === 'fetch',
    shouldSend: ({ context }) => context.effect === 'send',
    shouldClear: ({ context }) => context.effect === 'clear',
    isAsking: ({ context }) => context.formState?.stage === 'asking',
    isReviewing: ({ context }) => context.formState?.stage === 'reviewing',
    hasFailed: ({ context }) => context.formState?.stage === 'failed',
    wantsToContinue: ({ context, event }) =>
      event.type === 'visitor.said' && resumeChoice(context, event) === 'continue',
    wantsToRestart: ({ context, event }) => event.type === 'visitor.said' && resumeChoice(context, event) === 'restart',
  },
}).createMachine({
  id: 'guide',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  states: {
    panel: {
      description: 'Whether the panel is seen. Closing it loses nothing.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the button shows; what comes is counted.',
          on: {
            'panel.opened': { target: 'open', actions: 'seen' },
            'answer.found': { actions: 'notSeen' },
            'forms.fetched': { actions: 'notSeen' },
            'forms.missing': { actions: 'notSeen' },
            'delivery.succeeded': { actions: 'notSeen' },
            'delivery.failed': { actions: 'notSeen' },
          },
        },
        open: { description: 'The conversation shows.', on: { 'panel.closed': 'closed' } },
      },
    },
    talk: {
      initial: 'beginning',
      on: {
        'form.requested': { target: '.deciding', actions: 'begin' },
        'conversation.cleared': { target: '.ready', actions: 'clear' },
      },
      states: {
        beginning: {
          description: 'Looks whether a conversation was kept in this tab.',
          always: [{ guard: 'isRemembered', target: 'returning', actions: 'askToResume' }, { target: 'ready' }],
        },
        returning: {
          description: 'A kept conversation was found: continue or start over.',
          on: {
            'visitor.said': [
              { guard: 'wantsToRestart', target: 'ready', actions: 'clear' },
              { guard: 'wantsToContinue', target: 'deciding', actions: 'resumeForm' },
              { target: 'deciding', actions: 'receive' },
            ],
          },
        },
        ready: {
          description: 'Nothing is under way; the next message is a question or an intent.',
          on: { 'visitor.said': { target: 'deciding', actions: 'receive' } },
        },
        deciding: {
          description: 'A message was understood; where it leads is decided at once.',
          always: [
            { guard: 'shouldClear', target: 'ready', actions: 'clear' },
            { guard: 'shouldRead', target: 'reading' },
            { guard: 'shouldAnswer', target: 'answering' },
            { guard: 'shouldFetch', target: 'fetching' },
            { guard: 'shouldSend', target: 'sending' },
            { guard: 'isAsking', target: 'inForm.asking' },
            { guard: 'isReviewing', target: 'inForm.reviewing' },
            { guard: 'hasFailed', target: 'inForm.failed' },
            { target: 'ready' },
          ],
        },
        reading: {
          description:
            'A message in Telugu or Hindi letters is being read. What is said meanwhile is answered after it.',
          tags: 'waiting',
          entry: { type: 'readScript', params: ({ context }) => ({ pendingMessage: context.pendingMessage }) },
          on: {
            'script.read': { target: 'deciding', actions: 'receiveScript' },
            'visitor.said': { actions: 'enqueue' },
            'form.requested': {},
            'conversation.cleared': {},
          },
        },
        answering: {
          description: 'A question is being looked up. What is said meanwhile is answered after it.',
          tags: 'waiting',
          entry: { type: 'lookUp', params: ({ context }) => ({ pendingMessage: context.pendingMessage }) },
          on: {
            'answer.coming': { actions: 'showPendingLinks' },
            'answer.found': { target: 'deciding', actions: 'answer' },
            'visitor.said': { actions: 'enqueue' },
            'form.requested': {},
            'conversation.cleared': {},
          },
        },
        fetching: {
          description:
            'What reads messages is being fetched, with the forms, for the first message only. What is said meanwhile is answered after it.',
          tags: 'waiting',
          entry: 'fetchForms',
          on: {
            'forms.fetched': { target: 'deciding', actions: 'receiveForms' },
            'forms.missing': { target: 'deciding', actions: 'reportMissingForms' },
            'visitor.said': { actions: 'enqueue' },
            'form.requested': {},
            'conversation.cleared': {},
          },
        },
        inForm: {
          description: 'A form is under way.',
          initial: 'asking',
          on: { 'visitor.said': { target: 'deciding', actions: 'receive' } },
          states: {
            asking: { description: 'One question is open.' },
            reviewing: {
              description: 'All is answered and waits to be read through. A row can be changed where it stands.',
              entry: 'giveReference',
              on: { 'answer.changed': { target: '#guide.talk.deciding', actions: 'change' } },
            },
            failed: { description: 'The sending failed; everything is kept.' },
          },
        },
        sending: {
          description:
            'A mail is on its way. Leaving and coming back does not send it twice; who takes it back is told whether it went.',
          tags: 'waiting',
          entry: [
            'giveReference',
            {
              type: 'deliver',
              params: ({ context }) => ({ mail: context.knowledge.dialogue?.pendingMail(context) ?? null }),
            },
          ],
          on: {
            'visitor.said': { actions: 'reportStillSending' },
            'delivery.succeeded': { target: 'ready', actions: 'reportSent' },
            'delivery.failed': { target: 'deciding', actions: 'reportFailure' },
            'form.requested': {},
            'conversation.cleared': {},
          },
        },
      },
    },
  },
});
