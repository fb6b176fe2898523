import { expect, it } from 'vitest';
import { edited, faultsIn, sampleText } from './sample-content.ts';

const page = (title: string) => sampleText('pages/disclaimer.md').replaceAll('Disclaimer', title);
const topic = (title: string) => sampleText('topics/about.md').replaceAll('About us', title);

it('lets a page of text and a topic be made by a file alone', () => {
  expect(faultsIn({ 'pages/refund-policy.md': page('Refunds'), 'topics/grievances.md': topic('Grievances') })).toEqual(
    [],
  );
});

it.each([
  [
    'a topic that is a page already',
    { 'topics/faq.md': topic('Frequent') },
    'content/topics/faq.md:2: title: its address /faq is that of content/pages/faq.md already; rename one of the files',
  ],
  [
    'a topic that is a category',
    { 'topics/services/registrations.md': topic('Founding') },
    'content/services/registrations/index.md:2: name: its address /services/registrations is that of content/topics/services/registrations.md already; rename one of the files',
  ],
  [
    'a page called home',
    { 'pages/home.md': page('Start') },
    'content/pages/home.md:2: title: cannot have the address /home, which is the home page, whose words are in content/pages/home.yaml; rename the file',
  ],
  [
    'a topic called 404',
    { 'topics/404.md': topic('Lost') },
    'content/topics/404.md:2: title: cannot have the address /404, which is the page for addresses that do not exist; rename the file',
  ],
])('refuses %s', (_, changes, fault) => {
  expect(faultsIn(changes)).toEqual([fault]);
});

it('refuses the second name of a category that is taken', () => {
  const changes = {
    ...edited('services/registrations/index.md', 'order: 1', 'order: 1\nalias: founding'),
    'topics/services/founding.md': topic('Founding'),
  };
  expect(faultsIn(changes)).toEqual([
    'content/services/registrations/index.md:8: alias: its address /services/founding is that of content/topics/services/founding.md already; rename one of the files',
  ]);
});

it.each(['faq', 'blog', 'gallery'])('needs content/pages/%s.md, which code draws', (id) => {
  expect(faultsIn({ [`pages/${id}.md`]: null })).toContain(
    `content/pages/${id}.md:1: file: is missing; every site needs it`,
  );
});

it('tells once of a page that is missing, however many lead to it', () => {
  const written = `${sampleText('pages/terms-and-conditions.md')}\nSee the [disclaimer](/disclaimer).\n`;
  expect(faultsIn({ 'pages/disclaimer.md': null, 'pages/terms-and-conditions.md': written })).toHaveLength(1);
});

it.each(['about', 'disclaimer'])('needs the page /%s, to which menus lead', (id) => {
  const folder = id === 'about' ? 'topics' : 'pages';
  expect(faultsIn({ [`${folder}/${id}.md`]: null })).toEqual([
    `content/pages/${id}.md:1: file: is missing, and so is content/topics/${id}.md: the site leads to /${id}; put one of them back`,
  ]);
});
