/** The file of a topic; `fields` are its last lines of front matter and begin on line 11. */
export const topicFile = (fields: string) => `---
title: Small Business
description: A page on a wider topic than one service, told in a sentence that is long enough.
keywords: [small business, shop]
updated: 2026-11-20
heading: Small business
card: A sentence for the card.
lead: A sentence under the heading.
alsoCalled: []
points: { heading: Points, items: [{ name: a, text: A. }, { name: b, text: B. }, { name: c, text: C. }] }
${fields}
---
`;
