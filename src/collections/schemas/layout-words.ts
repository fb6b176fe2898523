import { z } from 'zod';
import { countedWords, line, siteAddress, template } from './text.ts';

const link = z.strictObject({
  name: line(40).describe('The words of the link.'),
  to: siteAddress().describe('Where it leads. A link to a page that is switched off does not show.'),
});

/** The words around every page, from the skip link to the guide's button: content/words/layout.yaml. */
export const layoutWordsSchema = z.strictObject({
  title: template(['title', 'practice'], 120).describe(
    'The title on the browser tab and in search results: {title} is that of the page, {practice} the name of the practice.',
  ),
  shareImage: template(['title', 'practice'], 120).describe('What the picture beside a shared link is called.'),
  language: line(30).describe('The language of the site, as search engines are told it.'),
  skipLink: line(40).describe('The first link of every page, for those who use the keyboard.'),
  printed: template(['date'], 40).describe('The day of printing, above every page on paper.'),
  menu: z
    .strictObject({
      name: line(30).describe('What a screen reader calls the menu at the top.'),
      button: line(20).describe('The button that opens the menu on a phone.'),
      links: z.array(link).min(3).max(8).describe('The links at the top, in their order.'),
      furtherHeading: line(40).describe('The heading above the further links in the menu on a phone.'),
      further: z
        .array(link)
        .max(8)
        .describe('Further links: in the menu on a phone, in the bar at the lower edge on a large screen.'),
      booking: line(30).describe('The highlighted button beside them.'),
      showServices: line(40).describe('The button that opens the list of services, as a screen reader says it.'),
      allServices: line(40).describe('The first line of that list.'),
    })
    .describe('The menu at the top.'),
  search: z
    .strictObject({
      name: line(40).describe('What a screen reader calls the field.'),
      placeholder: line(40).describe('What stands in the empty field.'),
      suggestions: line(40).describe('What a screen reader calls the list of suggestions.'),
      button: line(20).describe('The button beside the field, and the link where there is no room for it.'),
    })
    .describe('The search field at the top.'),
  footer: z
    .strictObject({
      whatsApp: line(30).describe('The link that opens a chat.'),
      columns: z
        .array(
          z.strictObject({
            heading: line(30).describe('The heading of the column.'),
            links: z.array(link).min(1).max(10).describe('Its links, in their order.'),
          }),
        )
        .min(1)
        .max(4)
        .describe('The columns of links.'),
      more: z
        .strictObject({
          name: line(40).describe('What a screen reader calls them.'),
          links: z.array(link).max(8).describe('The links, in their order.'),
        })
        .describe('Further links, on a line of their own below the columns.'),
      registration: template(['name', 'qualification', 'membership', 'firm'], 160).describe(
        'Who signs: {name} and {qualification} of the accountant, {membership} and {firm} are the two registration numbers.',
      ),
      notice: line(300).describe('What the site is not.'),
      copyright: template(['year', 'practice'], 60).describe('The last line: {year} is this year.'),
    })
    .describe('The foot of every page.'),
  theme: z
    .strictObject({
      name: line(40).describe('What is chosen here.'),
      system: line(20).describe('Colours as the device has them.'),
      light: line(20).describe('Light colours.'),
      dark: line(20).describe('Dark colours.'),
      notKept: line(120).describe('What is said below it where the browser does not keep the choice.'),
    })
    .describe('The switch for light and dark.'),
  dock: z
    .strictObject({
      name: line(40).describe('What a screen reader calls it.'),
      call: template(['phone'], 40).describe('The link that calls.'),
      whatsApp: line(30).describe('The link that opens a chat.'),
    })
    .describe('The bar at the lower edge of every page, beside the button that opens the guide.'),
  failed: z
    .strictObject({
      text: line(160).describe('In place of a part of a page.'),
      page: line(160).describe('Above the text of a page whose script has failed.'),
      header: line(160).describe('In place of the header.'),
      search: line(160).describe('In place of the search of the header; it is a link to the search page.'),
      reload: line(40).describe('The link that loads the page again.'),
    })
    .describe('What a visitor reads where a part of the site has stopped working.'),
  guide: z
    .strictObject({
      open: line(30).describe('The button that opens the guide.'),
      unread: countedWords(30).describe('How many replies were not read yet.'),
      notLoaded: line(160).describe('When the guide could not be loaded.'),
      stopped: line(160).describe('When the guide broke down; the ways to reach the office follow.'),
      whatsApp: line(30).describe('The link to a chat, when the guide broke down.'),
      close: line(20).describe('The button that takes this message away.'),
    })
    .describe('The button of the guide, and what is said when the guide fails.'),
});

const notFound = z.strictObject({
  heading: line(60).describe('The heading.'),
  text: line(200).describe('What may have happened.'),
  link: line(40).describe('The words of the button.'),
});

/** What stands at an address without a page: content/words/not-found.yaml. */
export const notFoundWordsSchema = z.strictObject({
  page: notFound.describe('For most addresses. The button leads to the home page.'),
  category: notFound.describe('For an address below /services that is no category. The button leads to the services.'),
  service: notFound.describe('For an address below a category that is no service. The button leads to the services.'),
  links: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      service: way('services'),
      situation: way('solutions'),
      question: way('questions'),
      person: way('contact'),
    })
    .describe('Other ways on, below it.'),
});

/** What is said of use without a connection: content/words/offline.yaml. */
export const offlineWordsSchema = z.strictObject({
  keep: z
    .strictObject({
      button: line(60).describe('The button that has the browser keep the whole site.'),
      keeping: line(100).describe('While the files come.'),
      kept: line(100).describe('Once all of them are there.'),
      remove: line(60).describe('The button that has the browser forget them.'),
      failed: line(160).describe('When they could not be had.'),
    })
    .describe('At the foot of every page: keeping the whole site on the device of the visitor.'),
  missing: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      text: line(300).describe('What is the matter, and what works all the same.'),
      again: line(40).describe('The button that tries again.'),
      call: template(['phone'], 40).describe('The link that calls.'),
      whatsApp: line(30).describe('The link that opens a chat.'),
    })
    .describe('In the place of a page that is not kept, where there is no connection.'),
});

/** What is said where the browser copies or saves nothing: content/words/handing-over.yaml. */
export const handingOverWordsSchema = z.strictObject({
  copyRefused: line(200).describe('Above a text that the browser did not copy.'),
  saveRefused: line(200).describe('Above the dates of a calendar file that the browser may not have saved.'),
  partMissing: line(200).describe('Where the code that writes such a file could not be had.'),
  file: line(40).describe('The link to the file.'),
  text: line(40).describe('What a screen reader calls the text.'),
  close: line(40).describe('The button that closes it.'),
});

function way(page: string) {
  return z
    .strictObject({
      name: line(30).describe('What is looked for.'),
      text: line(100).describe('The words of the link.'),
    })
    .describe(`The way to the ${page} page.`);
}

/** Words that stand on several kinds of page: content/words/shared.yaml. */
export const sharedWordsSchema = z.strictObject({
  breadcrumbs: z
    .strictObject({
      name: line(30).describe('What a screen reader calls the line of links above a heading.'),
      home: line(30).describe('The home page.'),
      services: line(30).describe('The services page.'),
      solutions: line(30).describe('The solutions page.'),
      articles: line(30).describe('The list of articles.'),
      checks: line(30).describe('The list of checks.'),
    })
    .describe('The links above a heading that lead back. Search engines are told the same names.'),
  askGuide: line(30).describe('The button that opens the guide from a page.'),
  onThisPage: line(30).describe('Above a list of the parts of a page.'),
  usually: line(20).describe('Before the time a service takes.'),
  goesWith: line(60).describe('Above the services that go with this one.'),
  steps: countedWords(30).describe('How many steps there are.'),
  papers: z
    .strictObject({
      either: template(['least', 'most'], 30).describe('The number of papers, when it is one of two.'),
      range: template(['least', 'most'], 30).describe('The number of papers, when it lies between two.'),
      count: countedWords(30).describe('How many papers a service takes.'),
    })
    .describe('The number of papers.'),
  sample: line(40).describe('The mark of a testimonial that no client wrote.'),
  stars: template(['stars'], 40).describe('The rating of a testimonial, as a screen reader says it.'),
  asOf: template(['date'], 40).describe('The day the words of a page hold for.'),
  membership: line(60).describe("What the accountant's membership number is called, as search engines are told it."),
});
