import { expect, it } from 'vitest';
import { accepted } from '#src/domain/parsed.ts';
import { choiceQuestion } from '#src/forms/choice-question.ts';
import { siteContent } from './site-content.ts';

const { appointmentServices } = siteContent.practice.fields;

it.each([
  ['gst return for my shop', 'gst'],
  ['gst returns of my firm', 'gst'],
  ['itr of partnership firm', 'tax'],
  ['tax return of my llp', 'tax'],
])('"%s" is about one of the services', (said, service) => {
  const question = choiceQuestion(
    'service',
    { label: '', prompt: '', help: '', format: '', alsoCalled: [], covers: [] },
    appointmentServices,
    'serviceMissing',
    '{minutes} minutes',
  );
  expect(question.parse(said, { now: new Date('2026-11-29T05:00:00Z'), answers: {} })).toEqual(accepted(service));
});
