import { describe, expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import { converse } from '../support/converse.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const telugu = 'మీరు తెలుగులో రాయవచ్చు; జవాబు ఇంగ్లీషులో ఉంటుంది.';
const hindi = 'आप हिंदी में लिख सकते हैं; उत्तर अंग्रेज़ी में मिलेगा।';

async function heard(...texts: readonly string[]) {
  const conversation = converse();
  const said = [];
  for (const text of texts) said.push((await conversation.say(text)).map(replyText).join('\n'));
  return { said, conversation, last: said.at(-1) ?? '' };
}

describe('a question in Telugu or Hindi letters', () => {
  it.each([
    ['జీఎస్టీ రిజిస్ట్రేషన్ కి ఏ పత్రాలు కావాలి', 'Papers for GST Registration\n1. '],
    ['పార్టనర్‌షిప్ ఫర్మ్ ఎన్ని రోజులు పడుతుంది', 'How long does Partnership Firm Registration take?\n7 to 10 business days.'],
    ['ఫీజు ఎంత', 'Our fee depends on the work'],
    ['जीएसटी रजिस्ट्रेशन के लिए कौन से दस्तावेज़ चाहिए', 'Papers for GST Registration\n1. '],
    ['मेरी दुकान की बिक्री 18 लाख है, जीएसटी लगेगा क्या', 'No, GST registration is not needed.'],
    ['अपॉइंटमेंट बुक करना है', 'What should the appointment be about?'],
  ])('%s is answered: %s', async (text, answer) => {
    const { last } = await heard(text);
    expect(last).toContain(answer);
  });

  it('is told once in its own letters that the answer comes in English', async () => {
    const { said } = await heard('ఫీజు ఎంత', 'ఆఫీసు ఎక్కడ', 'ऑफिस कहाँ है');
    expect(said.map((text) => [text.includes(telugu), text.includes(hindi)])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('can be followed by one in any letters', async () => {
    const { last } = await heard('जीएसटी रजिस्ट्रेशन में कितने दिन लगते हैं', 'and the papers?');
    expect(last).toContain('Papers for GST Registration\n1. ');
  });

  it('goes to the office as it was typed where nothing is found', async () => {
    const { conversation } = await heard('నా పేరు రవి కుమార్');
    const link = conversation.messages().at(-1)?.links[0]?.href ?? '';
    expect(decodeURIComponent(link)).toContain('నా పేరు రవి కుమార్');
  });

  it('is answered in its turn, however fast the next one comes', async () => {
    const conversation = converse();
    const first = conversation.say('ఫీజు ఎంత');
    await conversation.say('thank you');
    await first;
    const answers = conversation.messages().map(replyText);
    expect(answers.findIndex((text) => text.startsWith('Our fee'))).toBeLessThan(
      answers.findIndex((text) => text.startsWith('You are welcome')),
    );
  });

  it('is told that it cannot be read while what reads it is out of reach', async () => {
    const conversation = converse();
    conversation.goOffline(true);
    expect((await conversation.say('జీఎస్టీ ఫీజు ఎంత')).map(replyText)).toEqual([knowledge.wording.otherScript]);
  });

  it('in letters that the guide does not know is told so', async () => {
    const { last } = await heard('ஜிஎஸ்டி கட்டணம்');
    expect(last).toBe(knowledge.wording.otherScript);
  });
});

describe('a form filled in Telugu or Hindi letters', () => {
  it('keeps names and words as they were typed', async () => {
    const { last } = await heard(
      'మెసేజ్ పంపాలి',
      'సురేష్ బాబు',
      'suresh@example.com',
      'జీఎస్టీ నోటీసు గురించి',
      'మా షాపుకు నోటీసు వచ్చింది, సహాయం కావాలి',
    );
    expect(last).toContain(
      '- Name: సురేష్ బాబు\n- Email: suresh@example.com\n- Subject: జీఎస్టీ నోటీసు గురించి\n- Message: మా షాపుకు నోటీసు వచ్చింది, సహాయం కావాలి',
    );
  });

  it('takes days and hours', async () => {
    const { last } = await heard('book an appointment for audit', 'సోమవారం సాయంత్రం 4 గంటలకు');
    expect(last).toMatch(/Date: Monday, .*Time slot: 04:00 PM\./s);
  });

  it.each(['పంపకండి', 'పంపవద్దు', 'వద్దు', 'मत भेजो', 'नहीं', 'बाद में'])('sends nothing at "%s"', async (text) => {
    const { conversation } = await heard(...message, text);
    expect(conversation.mails).toEqual([]);
  });

  it.each(['అవును', 'అవును పంపండి', 'हाँ', 'हाँ भेज दो'])('sends at "%s"', async (text) => {
    const { conversation } = await heard(...message, text);
    expect(conversation.mails).toHaveLength(1);
  });
});

const message = ['send a message', 'Lakshmi', 'lakshmi@example.com', 'New shop', 'I open a shop in May.'];
