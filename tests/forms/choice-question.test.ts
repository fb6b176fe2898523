import { describe, expect, it } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';
import { choiceQuestion } from '#src/forms/choice-question.ts';

const pet = choiceQuestion(
  'pet',
  { label: 'Pet', prompt: 'Which pet?', help: '', format: 'One of them', alsoCalled: ['animal'], covers: [] },
  [
    { id: 'cat', name: 'House Cat', minutes: 10, words: ['kitten', 'tom'] },
    { id: 'dog', name: 'Hound', minutes: 20, words: ['puppy', 'terrier', 'guide'] },
    { id: 'other', name: 'Another', minutes: 30, words: ['parrot'] },
  ],
  'serviceMissing',
  '{minutes} minutes',
);
const context = { now: new Date('2026-11-21T06:00:00Z'), answers: {} };
const read = (text: string) => pet.parse(text, context);

describe('a question with a list to choose from', () => {
  it('takes a name or an id as a whole, before any word that stands for another', () => {
    expect(read('hound')).toEqual(accepted('dog'));
    expect(read(' House Cat ')).toEqual(accepted('cat'));
    expect(read('OTHER')).toEqual(accepted('other'));
  });

  it('takes the one whose words occur, or of several the one with most', () => {
    expect(read('it is a parrot')).toEqual(accepted('other'));
    expect(read('terrier puppy, not a kitten')).toEqual(accepted('dog'));
  });

  it('takes the one whose first word occurs, though more words stand for another', () => {
    expect(read('a kitten for my terrier guide')).toEqual(accepted('cat'));
  });

  it('does not decide between two that fit alike', () => {
    expect(read('kitten or puppy')).toEqual(refused('choiceAmbiguous'));
  });

  it('names all of them when none fits', () => {
    expect(read('goldfish')).toEqual(refused('choiceUnknown', { choices: ['House Cat', 'Hound', 'Another'] }));
  });

  it('holds a value against the list: an option may have been taken off it', () => {
    expect(pet.validate('dog', context)).toEqual(accepted('dog'));
    expect(pet.validate('horse', context)).toEqual(refused('serviceMissing'));
  });

  it('writes an option by its name, and what is no longer on the list as it is', () => {
    expect([pet.format('dog'), pet.format('horse')]).toEqual(['Hound', 'horse']);
  });

  it('offers every option with its length', () => {
    expect(pet.choices?.(context)).toEqual([
      { value: 'cat', label: 'House Cat', hint: '10 minutes' },
      { value: 'dog', label: 'Hound', hint: '20 minutes' },
      { value: 'other', label: 'Another', hint: '30 minutes' },
    ]);
  });
});
