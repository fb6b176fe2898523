import { replacementIn } from './replacement.ts';
import type { Rule } from './rule.ts';
import { relativeChange } from './relative-change.ts';
import { textEditIn } from './text-edit-command.ts';
import { movesOnlyAmount } from './rules/moving-amounts.ts';
import { asksWhatWasTold } from './rules/asking-what-was-told.ts';
import {
  agrees,
  agreesEarly,
  besidesReview,
  holdsBack,
  putsOff,
  tellsAtReview,
  tellsHourHere,
} from './rules/beside-review.ts';
import {
  changesByKind,
  changesByName,
  correctsBefore,
  deniesAnswer,
  supposes,
  supposesIncome,
} from './rules/changing-answers.ts';
import { changesByClause } from './rules/changing-clauses.ts';
import { takesDictated } from './rules/dictating-answers.ts';
import { changesNotes, dictatesNotes, notesRemark, notesWhatWasAsked, tellsMatter } from './rules/changing-notes.ts';
import { dropsAnswer } from './rules/dropping-answers.ts';
import { cancelsForm, cancelsInClauses } from './rules/giving-up.ts';
import { editsAddress } from './rules/editing-address.ts';
import { answersOpen, asksSomething, tellsSum } from './rules/open-question.ts';
import { asksWhether } from './rules/asking-whether.ts';
import { asksOfWriting } from './rules/asking-of-writing.ts';
import { tellsNameInParts } from './rules/name-in-parts.ts';
import { tellsNameAnew } from './rules/renaming.ts';
import { swapsAmounts } from './rules/swapping-amounts.ts';
import { tellsAge } from './rules/telling-age.ts';
import { putsBack } from './rules/putting-back.ts';
import { beginsAnew, stepsBack } from './rules/stepping-back.ts';
import { takesAway, tellsNone } from './rules/telling-none.ts';
import { tellsIncome } from './rules/telling-incomes.ts';
import { reckonsAmount, takesAllAllowed } from './rules/reckoning-amounts.ts';
import {
  asksWhatThisIs,
  asksWhatToWrite,
  declines,
  keepsAnswer,
  saysWrong,
  steersForm,
  takesProposal,
  thinksItOver,
  waits,
} from './rules/steering.ts';
import { turnsToTask } from './rules/turning-to-task.ts';
import { asksForTax, asksOfRegime, changesForm, comparesAnew, comparesFigures } from './rules/switching-forms.ts';
import {
  answersAnother,
  answersAsBefore,
  answersAsLastYear,
  answersForRelative,
  answersFreely,
  tellsSeveral,
} from './rules/telling-answers.ts';

/** How a message is understood while a form is under way. The first rule that fits decides; their order is the policy. */
export const rules: readonly Rule[] = [
  { name: 'agrees to the open review', apply: agrees },
  { name: 'puts back what was changed', apply: putsBack },
  { name: 'begins anew', apply: beginsAnew },
  { name: 'goes a step back', apply: stepsBack },
  { name: 'keeps the answer as it is', apply: keepsAnswer },
  { name: 'asks what was told', apply: asksWhatWasTold },
  { name: 'asks whether, and chooses nothing', apply: asksWhether },
  { name: 'asks what to write', apply: asksWhatToWrite },
  { name: 'asks of what is to be written', apply: asksOfWriting },
  { name: 'tells the name in parts', apply: tellsNameInParts },
  { name: 'tells the name anew', apply: tellsNameAnew },
  { name: 'edits the address', apply: editsAddress },
  { name: 'takes what is dictated', apply: takesDictated },
  { name: 'takes an answer out', apply: dropsAnswer },
  { name: 'notes what was asked', apply: notesWhatWasAsked },
  { name: 'dictates the notes', apply: dictatesNotes },
  { name: 'notes a remark at the review', apply: notesRemark },
  { name: 'thinks it over', apply: thinksItOver },
  { name: 'takes what was probably meant', apply: takesProposal },
  { name: 'agrees before all is told', apply: agreesEarly },
  { name: 'turns to another task', apply: turnsToTask },
  { name: 'cancels the form by name', apply: cancelsForm },
  { name: 'puts two amounts in each other’s place', apply: swapsAmounts },
  { name: 'says that something is wrong', apply: saysWrong },
  { name: 'asks of the regime of a result', apply: asksOfRegime },
  { name: 'goes to another form', apply: changesForm },
  { name: 'cancels clause by clause', apply: cancelsInClauses },
  { name: 'asks for the tax on an income', apply: asksForTax },
  { name: 'compares the figures', apply: comparesFigures },
  { name: 'compares other figures', apply: comparesAnew },
  { name: 'answers as before', apply: answersAsBefore },
  { name: 'answers as in an earlier year', apply: answersAsLastYear },
  { name: 'means the name of somebody else', apply: answersForRelative },
  { name: 'gives an answer up', apply: deniesAnswer },
  { name: 'tells what an hour abroad is here', apply: tellsHourHere },
  { name: 'moves an amount to another answer', apply: movesOnlyAmount },
  { name: 'declines an optional answer', apply: declines },
  { name: 'asks what this is', apply: asksWhatThisIs },
  { name: 'steers the form', apply: steersForm },
  { name: 'asks for a moment', apply: waits },
  { name: 'tells an age that was taken for granted', apply: tellsAge },
  { name: 'tells an income by its kind', apply: tellsIncome },
  { name: 'takes an answer away', apply: takesAway },
  { name: 'changes answers clause by clause', apply: changesByClause },
  { name: 'puts one value in place of another', apply: ({ text }, one) => replacementIn(text, one) },
  { name: 'changes some words of an answer', apply: ({ said }, one) => textEditIn(said, one) },
  { name: 'changes the notes', apply: changesNotes },
  { name: 'shifts an answer', apply: relativeChange },
  { name: 'corrects the amount before', apply: correctsBefore },
  { name: 'tells a sum', apply: tellsSum },
  { name: 'takes all that is allowed', apply: takesAllAllowed },
  { name: 'reckons an amount from another', apply: reckonsAmount },
  { name: 'changes answers by name', apply: changesByName },
  { name: 'changes answers by what they are', apply: changesByKind },
  { name: 'supposes other figures', apply: supposes },
  { name: 'supposes another income', apply: supposesIncome },
  { name: 'answers in words of one’s own', apply: answersFreely },
  { name: 'tells several answers', apply: tellsSeveral },
  { name: 'puts the sending off', apply: putsOff },
  { name: 'tells answers while none is asked for', apply: tellsAtReview },
  { name: 'holds the sending back', apply: holdsBack },
  { name: 'tells what it is about', apply: tellsMatter },
  { name: 'goes on beside the review', apply: besidesReview },
  { name: 'tells that there is none', apply: tellsNone },
  { name: 'tells the answer to another question', apply: answersAnother },
  { name: 'asks something of its own', apply: asksSomething },
  { name: 'answers the open question', apply: answersOpen },
];
