import { expect, it } from 'vitest';
import { feed } from '#tooling/build/feed.ts';
import { siteContent } from '../content/site-content.ts';

const [one, other] = siteContent.articles;
if (!one || !other) throw new Error('the site has fewer than two articles');
const practice = {
  ...siteContent.practice,
  fields: { ...siteContent.practice.fields, name: 'A & B', domain: 'https://ca.example' },
};

it('lists the articles, newest first, with the moments an Indian calendar means', () => {
  const articles = [
    {
      ...one,
      id: 'old',
      fields: { ...one.fields, heading: 'Old', lead: 'One < two.', published: '2026-01-02', updated: '2026-05-06' },
    },
    {
      ...other,
      id: 'new',
      fields: { ...other.fields, heading: 'New', lead: 'Short.', published: '2026-03-04', updated: '2026-03-04' },
    },
  ];
  expect(feed({ practice, articles })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<title>A &#38; B</title>
<id>https://ca.example/blog</id>
<updated>2026-05-06T00:00:00+05:30</updated>
<author><name>A &#38; B</name></author>
<link href="https://ca.example/blog"/>
<link rel="self" type="application/atom+xml" href="https://ca.example/blog/feed.xml"/>
<entry><title>New</title><id>https://ca.example/blog/new</id><link href="https://ca.example/blog/new"/><published>2026-03-04T00:00:00+05:30</published><updated>2026-03-04T00:00:00+05:30</updated><summary>Short.</summary></entry>
<entry><title>Old</title><id>https://ca.example/blog/old</id><link href="https://ca.example/blog/old"/><published>2026-01-02T00:00:00+05:30</published><updated>2026-05-06T00:00:00+05:30</updated><summary>One &#60; two.</summary></entry>
</feed>
`);
});
