import { describe, expect, it } from 'vitest';
import { refused } from '#src/domain/parsed.ts';
import { findEmails, findPhones, likelyEmail, onlyEmail } from '#src/entities/contact/find-contacts.ts';

/** What was found, by the words it stands in. */
const byWords = (text: string, found: ReturnType<typeof findEmails>) =>
  found.map(({ start, end, parsed }) => [text.slice(start, end), parsed.ok ? parsed.value : parsed.refusal]);

const unclear = (address: string) => ({ code: 'emailUnclear', values: { address } });

describe('findEmails', () => {
  it.each([
    ['my mail is a@b.co.', [['a@b.co', 'a@b.co']]],
    ['<a@b.co>', [['a@b.co', 'a@b.co']]],
    [
      'a@b.co or c@d.in',
      [
        ['a@b.co', 'a@b.co'],
        ['c@d.in', 'c@d.in'],
      ],
    ],
    ['ravi at gmail dot com', [['ravi at gmail dot com', 'ravi@gmail.com']]],
    ['Ravi dot Kumar at yahoo dot co dot in', [['Ravi dot Kumar at yahoo dot co dot in', 'Ravi.Kumar@yahoo.co.in']]],
    ['ravi @ gmail.com', [['ravi @ gmail.com', 'ravi@gmail.com']]],
    ['ravi at gmail.com', [['ravi at gmail.com', 'ravi@gmail.com']]],
    ['my mail is ravi at gmail dot com', [['ravi at gmail dot com', 'ravi@gmail.com']]],
    ['Ravi underscore teja at gmail dot com', [['Ravi underscore teja at gmail dot com', 'Ravi_teja@gmail.com']]],
    ['ravi dash teja at gmail dot com', [['ravi dash teja at gmail dot com', 'ravi-teja@gmail.com']]],
    ['r a v i 9 at gmail dot com', [['r a v i 9 at gmail dot com', 'ravi9@gmail.com']]],
    ['ravi at the rate gmail dot com', [['ravi at the rate gmail dot com', 'ravi@gmail.com']]],
    ['ravi 123 at gmail dot com', [['123 at gmail dot com', unclear('123@gmail.com')]]],
    ['ravi teja at gmail dot com', [['teja at gmail dot com', unclear('teja@gmail.com')]]],
    ['ravi one two three at gmail dot com', [['ravi one two three at gmail dot com', 'ravi123@gmail.com']]],
    ['suresh double nine at yahoo.com', [['suresh double nine at yahoo.com', 'suresh99@yahoo.com']]],
    ['mail id nine at gmail.com', [['nine at gmail.com', '9@gmail.com']]],
    ['ravi 12 three at gmail.com', [['12 three at gmail.com', unclear('123@gmail.com')]]],
    ['ravi three@gmail.com', [['three@gmail.com', 'three@gmail.com']]],
    ['sunitha at gmail', [['sunitha at gmail', 'sunitha@gmail.com']]],
    ['sunitha@gmail', [['sunitha@gmail', 'sunitha@gmail.com']]],
    ['sunitha at gmail.co', [['sunitha at gmail.co', 'sunitha@gmail.co']]],
    ['sunitha at gmail. com', [['sunitha at gmail. com', 'sunitha@gmail.com']]],
    ['rk at shop dot in. not the old one', [['rk at shop dot in', 'rk@shop.in']]],
    ['sunitha at yahoo', []],
    ['write to me at example.com', []],
    ['come at 4', []],
    ['', []],
  ])('finds in %j', (text, found) => {
    expect(byWords(text, findEmails(text, 'appointment'))).toEqual(found);
  });
});

describe('onlyEmail', () => {
  it('takes one address and no more', () => {
    expect(onlyEmail('it is a@b.co', 'message')).toEqual({ ok: true, value: 'a@b.co' });
    expect(onlyEmail('a@b.co or c@d.in', 'message')).toEqual(refused('emailInvalid'));
    expect(onlyEmail('ravi', 'message')).toEqual(refused('emailInvalid'));
    expect(onlyEmail('ravi 123 at gmail dot com', 'message')).toEqual(
      refused('emailUnclear', { address: '123@gmail.com' }),
    );
  });
});

describe('findPhones', () => {
  it.each([
    ['call me on +91 98480 22338 please', [['+91 98480 22338', '9848022338']]],
    ['my no is 9848022338.', [['9848022338', '9848022338']]],
    ['Ravi, ravi9848022338@x.com, 98765 43210', [['98765 43210', '9876543210']]],
    [
      'nine eight four eight zero two two three three eight',
      [['nine eight four eight zero two two three three eight', '9848022338']],
    ],
    ['call 234 5678', [['234 5678', { code: 'phoneInvalid', values: {} }]]],
    ['call 234 567', []],
    ['income 12,50,000', []],
    ['on 25-12 at 4', []],
  ])('finds in %j', (text, found) => {
    expect(byWords(text, findPhones(text))).toEqual(found);
  });
});

describe('likelyEmail', () => {
  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['Ravi@gmail.con', 'Ravi@gmail.com'],
    ['a@yahooo.com', 'a@yahoo.com'],
    ['a@gmal.com', 'a@gmail.com'],
    ['a@gmail.com', undefined],
    ['a@ymail.com', undefined],
    ['a@rediff.com', undefined],
    ['a', undefined],
  ])('of %s', (address, meant) => {
    expect(likelyEmail(address)).toEqual(meant);
  });
});

describe('a number with the digits that are said twice or thrice', () => {
  it.each([
    ['nine eight four eight zero double two triple three', '9848022333'],
    ['my number is 98480 double two three three eight', '9848022338'],
    ['9848 triple zero 223', '9848000223'],
    ['double nine 480 22338', '9948022338'],
  ])('%j', (text, number) => {
    expect(findPhones(text).map(({ parsed }) => parsed)).toEqual([{ ok: true, value: number }]);
  });

  it.each(['double room for two', 'triple 9', 'one two three'])('none in %j', (text) => {
    expect(findPhones(text)).toEqual([]);
  });
});
