import { formIds } from '../form-ids.ts';
import { questionsAboutForms, questionsAboutPlaces } from '../form-intents.ts';
import { z } from 'zod';
import { line, searchTerm, siteAddress, template } from './text.ts';

/** Words said one after the other, or, with | between wordings and + between parts, parts that may stand in any order. */
const phrase = () =>
  z
    .string()
    .max(800)
    .regex(
      /^[^{}|+]*[^\s{}|+][^{}|+]*(?:[|+][^{}|+]*[^\s{}|+][^{}|+]*)*$/,
      'expected words on both sides of each | and +',
    )
    .meta({ isShown: false });

const words = () => z.array(searchTerm(60)).min(1);

/** How the guide takes a visitor's sentence apart: content/guide/language.yaml. */
export const languageSchema = z.strictObject({
  stopWords: words().describe('Words that say nothing about the subject, in English, Hinglish and romanised Telugu.'),
  aspects: z
    .strictObject({
      documents: words().describe('Words that ask for the list of documents.'),
      time: words().describe('Words that ask how long it takes.'),
      process: words().describe('Words that ask for the steps.'),
      fees: words().describe('Words that ask what it costs.'),
      dates: words().describe('Words that ask for a due date.'),
      who: words().describe('Words that ask who needs it.'),
      what: words().describe('Words that ask what it is.'),
    })
    .describe('Words that tell which part of an answer is wanted. A phrase of several words counts as one.'),
  synonyms: z
    .array(
      z.strictObject({
        say: words().describe(
          'What people write: words, abbreviations or short phrases. What has a hyphen before a figure, as gstr-1, is known as gstr 1 too.',
        ),
        mean: searchTerm(80).describe('The words our pages use for it.'),
      }),
    )
    .describe('Other ways to say what the pages say.'),
  formWords: words()
    .optional()
    .describe(
      'Words for the forms and what they ask; they may stand beside a phrase of several parts in intents.yaml.',
    ),
  corrections: words().describe('Words with which a visitor takes back or changes an earlier answer.'),
  polite: words().describe(
    'Words that may stand beside a yes and leave it a yes. Nothing is sent at words beyond these.',
  ),
  negations: words().describe('Words that make a no of what they stand beside.'),
  delays: words().describe('Words that put something off, or say that a visitor is not sure.'),
  outOfScope: z
    .array(searchTerm(60))
    .describe('Subjects the practice does not handle. A question about one of them is never answered from our pages.'),
});

const particular = (what: string) => words().describe(`Words that ask for ${what}.`);

/** What of a subject a question asks: content/guide/particulars.yaml. */
export const particularsSchema = z.strictObject({
  particulars: z
    .strictObject({
      penalty: particular('what delay or neglect costs'),
      validity: particular('how long something holds, and for its renewal'),
      eligibility: particular('whether one needs something or may have it'),
      limit: particular('a limit, a threshold, the least or the most'),
      number: particular('how many people or things'),
      rate: particular('a rate, a share or a slab'),
      place: particular('where, on which portal, at which office'),
      signing: particular('who signs, verifies or certifies'),
      form: particular('a form or a section by its number'),
      change: particular('a change'),
      cancel: particular('closing, cancelling or giving up'),
      correction: particular('a mistake and how it is put right'),
      status: particular('how far something is'),
      difference: particular('how two things differ, or which of them to choose'),
      refund: particular('money that comes back'),
      payment: particular('how something is paid'),
      loss: particular('a paper or a device that is lost'),
      visit: particular('a visit or an inspection'),
      death: particular('somebody who has died'),
    })
    .describe('Words that tell what of a subject is asked. The guide chooses among the parts of a page by them.'),
  figures: words().describe('Words with which a figure is asked for.'),
  days: words().describe('Words with which a day is asked for.'),
  yesOrNo: words().describe('Words with which a question for a yes or a no begins.'),
  weDo: line(80).describe('Said before what we do in a service.'),
  walks: z
    .array(
      z.strictObject({
        say: line(40).describe('What is tapped, and is then said: it begins the calculation.'),
        pages: z.array(siteAddress()).min(1).describe('The pages behind whose answers it is offered.'),
        words: words().describe('Words of a message, one of which has to be said.'),
      }),
    )
    .describe('Calculations that are offered behind the answers of a page.'),
  renamed: template(['before', 'now'], 120).describe(
    'Said to who calls a form by the number it had before. The numbers come from the law in content/law.',
  ),
});

/** What the guide recognises as an intent rather than a question: content/guide/intents.yaml. */
export const intentsSchema = z.array(
  z.strictObject({
    id: z
      .enum([
        ...formIds,
        'human',
        'contact',
        'office',
        'fees',
        'help',
        'back',
        'skip',
        'enough',
        'cancel',
        'restart',
        'undo',
        'clear',
        'thanks',
        'greeting',
        'yes',
        'no',
        'fear',
        'crisis',
        'unlawful',
        ...questionsAboutForms,
        ...questionsAboutPlaces,
      ])
      .describe('The intent.'),
    phrases: z
      .array(phrase())
      .min(1)
      .describe(
        'How people say it. A phrase counts when the whole message is nothing but the phrase and stop words. ' +
          '"why|kyu + phone|mobile" counts when one word of each side is said, in any order; such a phrase goes before the others.',
      ),
    within: z
      .array(phrase())
      .default([])
      .describe('Phrases, written alike, that count anywhere in a message, if the message names no service.'),
    reply: line(420).optional().describe('What the guide answers, for an intent that needs no search.'),
    links: z.array(siteAddress()).default([]).describe('Pages that belong to the answer, best first.'),
    reach: z
      .array(z.enum(['phone', 'whatsApp']))
      .optional()
      .describe('Ways to reach the office that are offered with the answer.'),
    chips: z.array(line(80)).optional().describe('What can be tapped behind the answer, and is then said.'),
  }),
);

/** Words people ask the meaning of: content/guide/terms.yaml. */
export const termsSchema = z.array(
  z.strictObject({
    term: line(60).describe('The word or form.'),
    alsoCalled: z.array(searchTerm(60)).default([]).describe('Other ways to write it.'),
    meaning: line(400).describe('What it means, in one or two sentences.'),
    page: siteAddress().describe('The page that tells more.'),
  }),
);

/** Messages in Telugu and Devanagari letters: content/guide/scripts.yaml. */
export const scriptsSchema = z.strictObject({
  notices: z
    .strictObject({
      telugu: line(160).describe('To a message in Telugu letters.'),
      devanagari: line(160).describe('To a message in Devanagari letters.'),
    })
    .describe('Said once, in the letters of the visitor, before an answer: that it comes in English.'),
  endings: z
    .array(searchTerm(10))
    .describe('What is joined to the end of a word and says nothing of the subject, in English letters as it sounds.'),
  loanWords: z
    .array(
      z.strictObject({
        word: searchTerm(30).describe('The English word.'),
        written: z.array(searchTerm(30)).min(1).describe('How it is written in Devanagari and Telugu letters.'),
      }),
    )
    .default([])
    .describe('English words that would be taken for another one by their sound.'),
});

/** By which names what others do is refused: content/guide/refusals.yaml. */
export const refusalsSchema = z.strictObject({
  elsewhere: template(['what', 'where'], 160).describe('When we know who does it.'),
  only: template(['what'], 160).describe('When we do not.'),
  afterwards: line(200).describe('What follows on either.'),
  groups: z
    .array(
      z.strictObject({
        what: line(100).describe('What is refused, as it follows on “help with”.'),
        of: words().describe('The words, within a phrase of outOfScope, by which a subject belongs here.'),
        where: line(100).optional().describe('Who does it, as it follows on “turn to”.'),
        isOccasion: z
          .boolean()
          .optional()
          .describe('Whether it is also named as the reason of a day or an hour: "my train is late".'),
      }),
    )
    .describe('What others do. A subject belongs to the first group that has its words.'),
});

/** What the guide says: content/guide/wording.yaml. */
export const wordingSchema = z.strictObject({
  welcome: line(300).describe('The first message.'),
  miss: line(300).describe('When nothing fits.'),
  unread: line(300).describe('When a message asks nothing that could be read.'),
  outOfScope: line(300).describe('When the subject is not one of the practice, and has no name in refusals.yaml.'),
  whichService: line(200).describe('When somebody asks how long or which papers without saying for what.'),
  toldBefore: line(200).describe('Below an answer that was given just before; a message to the office follows.'),
  notLoaded: line(200).describe('When a page was found but could not be loaded; its link follows.'),
  formNotLoaded: line(200).describe('When a form was wanted but could not be loaded.'),
  otherScript: line(240).describe('When somebody writes in letters that cannot be read.'),
  nearest: line(160).describe(
    'Before an answer that may be to another question, with the questions of others behind it.',
  ),
  resume: line(160).describe('Before an open question is asked again.'),
  offTopic: line(200).describe('When a remark in the middle of a form is neither an answer nor a question.'),
  stillWanted: template(['labels'], 160).describe(
    'To a yes while a request still wants answers: that nothing went, and which they are; the open question follows.',
  ),
  choices: template(['choices'], 120).describe('What there is to choose from, when somebody asks.'),
  choicesAgain: template(['question', 'choices'], 120).describe(
    'A question that is asked again, with what was named when the answer to it could not be had.',
  ),
  wayOut: line(240).describe('The third time an answer does not fit: the ways out.'),
  cancelled: line(160).describe('After a form was cancelled.'),
  readInPart: template(['count'], 240).describe(
    'To a message longer than what is read of one, where it is not kept as an answer in full.',
  ),
  cleared: line(160).describe('After the conversation was cleared.'),
  returning: line(200).describe('When a conversation is found again after a reload.'),
  dropped: line(160).describe('When answers of a kept conversation do not fit, and are asked for again.'),
  outdated: line(200).describe('When a conversation of an older version was thrown away.'),
  review: line(200).describe('Before the answers are shown for review.'),
  changeable: line(160).describe(
    'When somebody changes something that is no answer here; what can be changed is offered below it.',
  ),
  unsure: line(160).describe('To a message that is not understood while a form is under way.'),
  undone: line(160).describe('When what was told last was taken back.'),
  nothingToUndo: line(160).describe('When there is nothing to take back.'),
  noHurry: line(160).describe('To "wait" or "one moment", while a question is open.'),
  notSent: line(300).describe('At a review, to anything that is no plain yes.'),
  sendNow: line(120).describe('At a review, to what may be a yes, such as "ok" or "done".'),
  introduced: line(200).describe(
    'Before the name, the mail address or the number that was told while no form is open.',
  ),
  notUsed: template(['amounts'], 200).describe(
    'When amounts were told at the beginning and nothing says what they are for.',
  ),
  askPlace: line(200).describe('When several amounts were told and nothing says what they are for.'),
  whichFigure: template(['amount'], 160).describe('When one amount was told and nothing says what it is for.'),
  progress: template(['step', 'of'], 120).describe('How far a form has come, when somebody asks.'),
  changed: line(120).describe('After an answer was changed.'),
  cannotSkip: line(160).describe('When a required question is skipped.'),
  cannotSkipContact: line(240).describe('When a mail address or a number is skipped. A link to WhatsApp follows.'),
  roughFigure: line(160).describe('The same, where an amount is asked for.'),
  afterwards: template(['title'], 160).describe('At the beginning of a form, when another one waits for its end.'),
  firstQuestion: line(160).describe('When there is nothing to go back to.'),
  draft: line(160).describe('The first line of a WhatsApp draft; what the visitor told the guide follows it.'),
  draftAbout: line(40).describe(
    'Stands in that draft before the name of what was spoken of, where nothing else was told.',
  ),
  sentDraft: line(160).describe(
    'The first line of the draft that tells the office on WhatsApp of a request that was sent.',
  ),
  resultStands: line(200).describe('To a yes or a no beside the figures that a form has come to.'),
  nothingOpen: line(200).describe('When "yes", "back" or the like is said and nothing is going on.'),
  kept: line(200).describe('After a failed sending: that nothing is lost, and the ways on.'),
  stillSending: line(160).describe('When something is said while a message is on its way.'),
  withdrawn: z
    .strictObject({
      onItsWay: template(['phone'], 240).describe('While nobody knows yet whether it goes.'),
      sent: template(['phone'], 240).describe('When it had gone all the same.'),
      stopped: line(160).describe('When it had not gone and the visitor had cancelled it.'),
      held: line(160).describe(
        'When it had not gone and the visitor had asked to wait; the answers follow for review.',
      ),
      unknown: template(['phone'], 240).describe('When nobody knows whether it went.'),
    })
    .describe(
      'What is said to somebody who takes a message back while it is on its way, at once and when it has ended.',
    ),
  handOff: line(240).describe('Before the link to WhatsApp.'),
  interrupted: line(300).describe('When a reload happened while something was being sent.'),
  fields: z
    .strictObject({
      answer: line(40).describe('What a screen reader calls the field of the open question.'),
      continue: line(40).describe('The button that takes the answer.'),
      days: line(60).describe('What a screen reader calls the days to tap below a date.'),
      closed: line(120).describe('Below those days: what a day that is struck through means.'),
      period: line(60).describe('What a screen reader calls the choice between a year and a month.'),
      year: line(20).describe('The amount is that of a year.'),
      month: line(20).describe('The amount is that of a month.'),
      change: line(20).describe(
        'The button in a row of the review; a screen reader hears the name of the row after it.',
      ),
      leave: line(40).describe('Closes a row of the review without a change.'),
    })
    .describe('The fields in which a question is answered, and the rows of the review.'),
  status: z
    .strictObject({
      nothing: line(160).describe('When nothing was sent and nothing is under way.'),
      notYet: line(200).describe('While something is under way that can be sent.'),
      failed: line(200).describe('When the last try failed.'),
      sent: template(['reference'], 200).describe('When it has gone.'),
      perhaps: template(['reference'], 240).describe('When nobody knows whether it arrived.'),
    })
    .describe('What is said to somebody who asks whether it was sent.'),
  sensitive: z
    .strictObject({
      notice: template(['what'], 240).describe('When a visitor writes a number that should not be in a chat.'),
      secret: line(240).describe('When a visitor writes a password or a one-time code.'),
      names: z
        .strictObject({
          pan: line(40).describe('A PAN.'),
          aadhaar: line(40).describe('An Aadhaar number.'),
          card: line(40).describe('The number of a payment card.'),
          account: line(40).describe('The number of a bank account.'),
        })
        .describe('What that sentence calls it; "your" stands before it.'),
    })
    .describe('Numbers that the guide masks.'),
  suggestionsHere: z
    .array(template(['service'], 80))
    .min(1)
    .max(3)
    .describe('Questions suggested first on the page of a service.'),
  suggestions: z.array(line(80)).min(3).max(4).describe('Questions suggested at the beginning.'),
  answers: z
    .strictObject({
      documents: template(['service'], 80).describe('Above the documents of a service.'),
      dates: template(['service'], 80).describe('Above the dates of a service.'),
      process: template(['service'], 80).describe('Above the steps of a service.'),
      who: template(['service'], 80).describe('Above the list of those who need a service.'),
      includes: template(['service'], 80).describe('Above what the practice does in a service.'),
      time: template(['service'], 80).describe('Above how long a service takes.'),
      fee: template(['service'], 80).describe('Above what a service costs.'),
      contact: template(['phone', 'email'], 160).describe('How to reach the office.'),
      whatsApp: line(40).describe('The link that opens WhatsApp.'),
      continueOnWhatsApp: line(40).describe(
        'The link to WhatsApp with all that was told, for whoever has no mail address or no Indian number.',
      ),
      call: template(['phone'], 60).describe('The link that calls the office.'),
    })
    .describe('What stands above or beside what our pages say.'),
  nextSteps: z
    .strictObject({
      documents: line(30).describe('The documents of it.'),
      time: line(30).describe('How long it takes.'),
      fees: line(30).describe('What it costs.'),
      who: line(30).describe('Who needs it.'),
      process: line(30).describe('How it goes.'),
      dates: line(30).describe('When it is due.'),
      office: line(30).describe('A person at the office.'),
    })
    .describe('What may be asked next, offered below an answer. Each is asked as it is written here.'),
  chips: z
    .strictObject({
      keep: template(['value'], 40).describe('Leaves an answer as it is.'),
      keepLong: template(['start'], 40).describe('Leaves an answer as it is that is too long to be shown whole.'),
      change: template(['label'], 40).describe('Opens an answer again.'),
      noteQuestion: line(40).describe('Puts a question that was asked and answered into the notes all the same.'),
      backTo: template(['title'], 60).describe('Goes back to a form that was set aside.'),
      skip: line(40).describe('Leaves out a question that may be left out.'),
      result: line(40).describe('Leaves out all further questions of a calculation.'),
      none: line(30).describe('Answers an amount with 0.'),
      unknown: line(30).describe('Leaves out an amount.'),
      notYet: line(30).describe('Sends nothing yet.'),
      noneOfThese: line(30).describe('Leaves an amount out that belongs to no answer.'),
      back: line(40).describe('Goes to the question before.'),
      cancel: line(40).describe('Stops the form.'),
      continue: line(40).describe('Goes on with a form after a reload.'),
      startOver: line(40).describe('Begins the form again.'),
      changeAnswer: line(40).describe('Back to the answers after a failure, each with its Change.'),
      tryAgain: line(40).describe('Sends again after a failure.'),
      human: line(40).describe('Hands over to the office.'),
      messageInstead: line(40).describe('Goes over to a message, which needs no phone number.'),
    })
    .describe('What can be tapped instead of typing.'),
  panel: z
    .strictObject({
      title: line(40).describe('The name of the guide, above its conversation.'),
      whose: template(['practice'], 80).describe('Below it: for whom the guide answers, and from what.'),
      notKept: line(120).describe('In its place, where the browser does not keep the conversation.'),
      conversation: line(40).describe('What a screen reader calls the conversation.'),
      guide: line(40).describe('Before what the guide said, for screen readers and in the copied conversation.'),
      visitor: line(40).describe('Before what the visitor said, likewise.'),
      step: template(['step', 'of'], 40).describe('Above a question: which of how many it is.'),
      waiting: line(40).describe('While an answer is on its way.'),
      chips: line(40).describe('What a screen reader calls the chips.'),
      moreChips: line(40).describe('What a screen reader calls the button to further chips.'),
      message: line(40).describe('The label of the field in which the visitor writes.'),
      placeholder: line(40).describe('Stands in that field while it is empty.'),
      offered: line(40).describe('What a screen reader calls the questions that are offered while the visitor writes.'),
      send: line(40).describe('The button beside it.'),
      copy: line(40).describe('The button that copies the conversation.'),
      copyLabel: line(60).describe('What a screen reader calls it.'),
      copied: line(40).describe('What the button reads once that is done.'),
      copiedLabel: line(60).describe('What a screen reader then calls it.'),
      clear: line(40).describe('The button that clears the conversation.'),
      clearLabel: line(60).describe('What a screen reader calls it.'),
      undo: line(40).describe('Takes its place until the conversation goes on.'),
      undoLabel: line(40).describe('The same, as a screen reader says it.'),
      close: line(60).describe('The button that closes the guide.'),
    })
    .describe('The panel around the conversation.'),
});
