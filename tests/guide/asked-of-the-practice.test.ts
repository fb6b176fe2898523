import { describe, expect, it } from 'vitest';
import { respond } from '#src/guide/answers/respond.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

/** Questions about the practice and its forms, as they are typed, under what answers them. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'Which office do I come to for an appointment?': [
    'which office should I come to',
    'Which branch will the appointment be at?',
    'kaunse office aana hai',
    'ye office ki ravali',
    'where will the meeting happen',
    'hyderabad or nalgonda?',
    'can I choose the office',
    'is it in the main office or the branch?',
    'which location do I visit',
    'at which office is this appointment',
    'will it be in Nalgonda or Hyderabad',
    'do i come to your hyderabad office or nalgonda',
  ],
  'Are the hours on this site Indian time or my own time?': [
    'which time zone?',
    'is that Indian time?',
    'is this IST',
    'are these times in Indian time or US time?',
    'what time zone is this',
    'what time is that for me?',
    'which timezone are the slots in',
    'ye IST hai kya',
    'are the timings as per IST',
    'is 4 pm Indian time or my time',
    'whose time is this, mine or yours',
    'is the time in my timezone or yours?',
  ],
  'Book an appointment, Before you come': [
    'what papers should i bring to the meeting',
    'which documents to carry for the appointment',
  ],
  'What should I have ready for the first meeting?': ['meeting ki em papers tevali'],
  'Can I bring others to the meeting, or send my accountant in my place?': [
    'can my husband come with me',
    'can two people attend',
    'can i come along with him',
    'naa tho paatu naa wife ravacha',
  ],
  'Does my age matter for my tax, and why is it asked or not asked?': [
    'why age',
    'is age needed',
    'umar kyun',
    'do you need my age',
  ],
  'Can I talk by video or phone instead of coming to the office?': [
    'do you do video calls',
    'is a zoom meeting possible?',
    'online consultation available?',
    'google meet allowed?',
    'virtual meeting possible or not',
  ],
  'What if I have no email ID, or do not want to give it?': [
    'I have no email',
    "I don't have an email id",
    'no mail id',
    'email nahi hai',
    'email ledu',
    'I do not use email',
    "I don't want to give my email",
    'i am not having email',
    "what if I don't have an email address",
    'my father has no email',
    'naku mail ledu',
  ],
  'What if I have no phone number, only a foreign one, or do not want to give it?': [
    'I have no phone',
    'I have no Indian number',
    "I don't have an Indian mobile number",
    'no phone',
    'phone nahi hai',
    'I do not want to give my phone number',
    "I'd rather not share my number",
    'can I skip the phone number?',
    'I am not having Indian phone',
    'I live in USA and have no Indian number',
    'my number is a US number',
    'naku phone ledu',
  ],
};

describe.each(Object.entries(asked))('"%s" answers', (heading, messages) => {
  it.each(messages)('%s', async (text) => {
    const found = respond(knowledge, text, moment.page, { now: moment.now });
    const { blocks } = 'reply' in found ? await found.reply : found;
    expect(blocks.find(({ kind }) => kind === 'heading')).toEqual({ kind: 'heading', text: heading });
  });
});
