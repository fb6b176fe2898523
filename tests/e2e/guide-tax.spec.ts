import { guideOn } from './support/guide.ts';
import { rentDecides, rentDecidesSaid, rentDecidesWithLessBasic } from './support/tax-cases.ts';
import { plainAnswer, plainQuestion, prompt, taxWords, wording } from './support/words.ts';
import { expect, test } from './support/site.ts';

const questions = ['annualIncome', 'basicSalary', 'hraReceived', 'rentPaid', 'deductions80C', 'otherDeductions'];

test('the tax estimate in the guide asks its six questions in their order and comes to the same figures as the page', async ({
  page,
}) => {
  const guide = await guideOn(page);
  await guide.say('calculate my tax');
  for (const [index, id] of questions.entries()) {
    await expect(guide.reply).toContainText(`${index + 1} of 6`);
    await expect(guide.reply).toContainText(prompt(taxWords, id));
    await guide.say(rentDecidesSaid[index] ?? '');
  }
  expect(await guide.figures()).toEqual(rentDecides.figures);
  await guide.say('change my basic salary to 5 lakh');
  expect(await guide.figures()).toEqual(rentDecidesWithLessBasic);
});

test('a question in the middle of the estimate is answered in a message of its own, and the open one asked again', async ({
  page,
}) => {
  const guide = await guideOn(page);
  await guide.sayAll(['calculate my tax', '12.5 lakh', `${plainQuestion}?`]);
  await expect(guide.replies.nth(-2)).toContainText(plainAnswer);
  await expect(guide.reply).toContainText(wording.resume);
  await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
});
