import { z } from 'zod';
import { countedWords, line, template } from './text.ts';

const heading = () => line(60);
const button = () => line(40);

/** The words of the blog and its articles: content/words/articles.yaml. */
export const articleWordsSchema = z.strictObject({
  count: countedWords(30).describe('How many articles there are.'),
  minutes: countedWords(30).describe('How long an article takes to read.'),
  published: line(30).describe('The day it appeared.'),
  checked: line(30).describe('The day it was last checked.'),
  toRead: line(30).describe('How long it takes to read.'),
  sources: heading().describe('Above the sources.'),
  seeAlso: heading().describe('Above the links that go further.'),
  next: heading().describe('Above the articles before and after this one, at its end.'),
  ask: line(200).describe("Under them: how to go on with a case of one's own."),
});

/** The words of the page of questions: content/words/faq.yaml. */
export const faqWordsSchema = z.strictObject({
  write: button().describe('The button to the contact page.'),
  heading: heading().describe('The heading above the questions.'),
  count: countedWords(30).describe('How many there are.'),
  more: button().describe('The link to the page that tells more.'),
});

/** The words of the gallery: content/words/gallery.yaml. */
export const galleryWordsSchema = z.strictObject({
  albums: countedWords(30).describe('How many groups of pictures there are.'),
  pictures: countedWords(30).describe('How many pictures a group has.'),
  sample: line(40).describe('The mark on a group whose pictures are drawings.'),
  place: template(['place', 'count'], 30).describe('Which picture of how many.'),
  previous: button().describe('The button to the picture before.'),
  next: button().describe('The button to the next picture.'),
  close: button().describe('The button that closes the picture.'),
});

/** The words of the testimonials: content/words/testimonials.yaml. */
export const testimonialWordsSchema = z.strictObject({
  clients: countedWords(30).describe('How many clients speak.'),
});

/** The words of the pages on wider topics: content/words/topics.yaml. */
export const topicWordsSchema = z.strictObject({
  audience: heading().describe('Above the four kinds of clients, on the page of solutions.'),
  forWhom: heading().describe('Above the people a topic is for.'),
  next: heading().describe('Above what the visitor can do next.'),
  questions: heading().describe('Above the questions.'),
  clocks: z
    .strictObject({
      india: line(30).describe('The clock of the practice, should it have no office.'),
      marks: z.array(line(20)).length(5).describe('What stands over a day: its beginning, three hours, its end.'),
      hours: template(['from', 'to'], 30).describe('From when to when the practice is open.'),
    })
    .describe('The opening hours on other clocks.'),
  founder: z
    .strictObject({
      member: line(60).describe('On the badge, before the membership number.'),
      accountant: line(40).describe('The name of the accountant.'),
      membership: line(40).describe('The membership number.'),
      firm: line(40).describe('The registration number of the firm.'),
      experience: line(40).describe('The years of experience.'),
      offices: line(40).describe('The towns.'),
    })
    .describe('Who answers for the practice.'),
});
