import { describe, expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const moment = { now: new Date('2026-11-26T06:30:00Z'), page: '/' };
const answerTo = async (text: string) =>
  (await runConversation([text], moment, knowledge))[0]?.text.split('\n').slice(0, 2).join(' ');

describe('a figure is used by its kind and unit', () => {
  it.each([
    [
      'my rooms 3200 per night what gst',
      'GST rates of food, clothes, ACs, TVs, vehicles, medicines, gold and building goods, What is the GST on a hotel or lodge room? A room of up to ₹7,500 a day bears 5% without credit since 22 September 2025, a dearer one 18% with credit. A lodge registers once all receipts of the year are above ₹20 lakh.',
    ],
    [
      '34 staff all above 25k professional tax',
      'How much professional tax for all my staff? ₹6,800 a month, which is ₹200 for each of the 34. Their salary is above ₹20,000.',
    ],
    [
      'ESI for my one employee 19000',
      'How much ESI do employer and employee pay? ₹143 from the employee (0.75%) and ₹618 from the employer (3.25%). ₹19,000 is within the limit of ₹21,000 a month, or ₹25,000 for an employee with a disability.',
    ],
    [
      '2 shops turnover 25 lakh each gst?',
      'Do I need GST registration? Yes, you must register. ₹50 lakh is above the limit of ₹20 lakh a year, which applies in Telangana to goods and services alike. This assumes that you sell something on which you charge GST.',
    ],
    [
      '3 lorries of 18 tonnes each, 44AE income for the year?',
      'How much income do I declare for my lorries? Declare ₹6,48,000, and no tax is due on it alone: in the new regime a resident person has none up to ₹12 lakh in all. The scheme takes ₹7,500 a month for a vehicle up to 12 tonnes, and ₹1,000 for each tonne of a heavier one. This assumes that the owner is a resident person and you owned them all year.',
    ],
  ])('%s', async (text, said) => {
    expect(await answerTo(text)).toBe(said);
  });

  it('farm income is added to no salary', async () => {
    expect(await answerTo('salary 9 lakh and agricultural income 4 lakh how much tax')).toMatch(
      /^How is the tax worked out if I have farm income beside a shop or a salary\?/,
    );
  });
});
