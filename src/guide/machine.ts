import { assign, setup } from 'xstate';
import type { Mail } from '#src/forms/form.ts';
import type { WalkThroughs } from './act.ts';
import { initialContext, takenUp, wayOn, welcomedBack, type GuideInput } from './coming-back.ts';
import {
  answered,
  cleared,
  failed,
  heard,
  heardLater,
  heardWhileSending,
  mailOf,
  requested,
  sent,
  supplied,
  told,
  unsupplied,
  type Asked,
  type Context,
  type Moment,
  type Requested,
} from './conversation.ts';
import type { Link, Reply } from './reply.ts';

export type GuideEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.closed' }
  | ({ readonly type: 'visitor.said'; readonly text: string } & Moment)
  | ({ readonly type: 'form.requested' } & Requested)
  | { readonly type: 'conversation.cleared' }
  | { readonly type: 'answer.coming'; readonly links: readonly Link[] }
  | { readonly type: 'answer.found'; readonly reply: Reply }
  | { readonly type: 'forms.fetched'; readonly walkThroughs: WalkThroughs }
  | { readonly type: 'forms.missing' }
  | { readonly type: 'delivery.succeeded' }
  | { readonly type: 'delivery.failed'; readonly text: string };

/** The conversation: which of its situations it is in, and what may happen there. What is said is worked out by pure functions. */
export const guideMachine = setup({
  types: { context: {} as Context, events: {} as GuideEvent, input: {} as GuideInput },
  actions: {
    /** Replaced by whoever runs the machine: sends the mail and tells the machine how it ended. */
    deliver: (_, __: { readonly mail: Mail | null }) => undefined,
    /** Replaced by whoever runs the machine: looks a message up and hands the reply back. */
    lookUp: (_, __: { readonly asked: Asked | null }) => undefined,
    /** Replaced by whoever runs the machine: fetches the forms and hands them over, or tells that they cannot be had. */
    fetchForms: () => undefined,
    hear: assign(({ context, event }) => (event.type === 'visitor.said' ? heard(context, event) : {})),
    hearLater: assign(({ context, event }) => (event.type === 'visitor.said' ? heardLater(context, event) : {})),
    point: assign({ coming: ({ context, event }) => (event.type === 'answer.coming' ? event.links : context.coming) }),
    answer: assign(({ context, event }) => (event.type === 'answer.found' ? answered(context, event.reply) : {})),
    begin: assign(({ context, event }) => (event.type === 'form.requested' ? requested(context, event) : {})),
    supply: assign(({ context, event }) =>
      event.type === 'forms.fetched' ? supplied(context, event.walkThroughs) : {},
    ),
    tellMissing: assign(({ context }) => unsupplied(context)),
    welcomeBack: assign(({ context }) => welcomedBack(context)),
    takeUp: assign(({ context, event }) => (event.type === 'visitor.said' ? takenUp(context, event) : {})),
    clear: assign(({ context }) => cleared(context)),
    tellSent: assign(({ context }) => told({ ...context, walk: null, deed: 'none' as const }, [sent(context)])),
    tellFailed: assign(({ context, event }) => (event.type === 'delivery.failed' ? failed(context, event.text) : {})),
    tellStillSending: assign(({ context, event }) =>
      event.type === 'visitor.said' ? heardWhileSending(context, event) : {},
    ),
    seen: assign({ unread: 0 }),
    notSeen: assign({ unread: ({ context }) => context.unread + 1 }),
  },
  guards: {
    isRemembered: ({ context }) => context.messages.some(({ from }) => from === 'visitor'),
    shallAnswer: ({ context }) => context.deed === 'answer',
    shallFetch: ({ context }) => context.deed === 'fetch',
    shallSend: ({ context }) => context.deed === 'send',
    shallClear: ({ context }) => context.deed === 'clear',
    isAsking: ({ context }) => context.walk?.stage === 'asking',
    isReviewing: ({ context }) => context.walk?.stage === 'reviewing',
    hasFailed: ({ context }) => context.walk?.stage === 'failed',
    wantsToGoOn: ({ context, event }) => event.type === 'visitor.said' && wayOn(context, event.text) === 'on',
    wantsAnew: ({ context, event }) => event.type === 'visitor.said' && wayOn(context, event.text) === 'anew',
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
          always: [{ guard: 'isRemembered', target: 'returning', actions: 'welcomeBack' }, { target: 'ready' }],
        },
        returning: {
          description: 'A kept conversation was found: continue or start over.',
          on: {
            'visitor.said': [
              { guard: 'wantsAnew', target: 'ready', actions: 'clear' },
              { guard: 'wantsToGoOn', target: 'deciding', actions: 'takeUp' },
              { target: 'deciding', actions: 'hear' },
            ],
          },
        },
        ready: {
          description: 'Nothing is under way; the next message is a question or a wish.',
          on: { 'visitor.said': { target: 'deciding', actions: 'hear' } },
        },
        deciding: {
          description: 'A message was understood; where it leads is decided at once.',
          always: [
            { guard: 'shallClear', target: 'ready', actions: 'clear' },
            { guard: 'shallAnswer', target: 'answering' },
            { guard: 'shallFetch', target: 'fetching' },
            { guard: 'shallSend', target: 'sending' },
            { guard: 'isAsking', target: 'walking.asking' },
            { guard: 'isReviewing', target: 'walking.reviewing' },
            { guard: 'hasFailed', target: 'walking.failed' },
            { target: 'ready' },
          ],
        },
        answering: {
          description: 'A question is being looked up. What is said meanwhile is answered after it.',
          tags: 'waiting',
          entry: { type: 'lookUp', params: ({ context }) => ({ asked: context.asked }) },
          on: {
            'answer.coming': { actions: 'point' },
            'answer.found': { target: 'deciding', actions: 'answer' },
            'visitor.said': { actions: 'hearLater' },
            'form.requested': {},
            'conversation.cleared': {},
          },
        },
        fetching: {
          description:
            'The forms are being fetched, for the first walk-through only. What is said meanwhile is answered after it.',
          tags: 'waiting',
          entry: 'fetchForms',
          on: {
            'forms.fetched': { target: 'deciding', actions: 'supply' },
            'forms.missing': { target: 'deciding', actions: 'tellMissing' },
            'visitor.said': { actions: 'hearLater' },
            'form.requested': {},
            'conversation.cleared': {},
          },
        },
        walking: {
          description: 'A walk-through is under way.',
          initial: 'asking',
          on: { 'visitor.said': { target: 'deciding', actions: 'hear' } },
          states: {
            asking: { description: 'One question is open.' },
            reviewing: { description: 'All is answered and waits to be read through.' },
            failed: { description: 'The sending failed; everything is kept.' },
          },
        },
        sending: {
          description: 'A mail is on its way. Leaving and coming back does not send it twice.',
          tags: 'waiting',
          entry: { type: 'deliver', params: ({ context }) => ({ mail: mailOf(context) }) },
          on: {
            'visitor.said': { actions: 'tellStillSending' },
            'delivery.succeeded': { target: 'ready', actions: 'tellSent' },
            'delivery.failed': { target: 'walking.failed', actions: 'tellFailed' },
            'form.requested': {},
            'conversation.cleared': {},
          },
        },
      },
    },
  },
});
