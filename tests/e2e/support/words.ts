import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import { timeTold, type Timeline } from '#src/collections/time-told.ts';
import type { TaxRates } from '#src/domain/income-tax.ts';

import { contentFolder } from './built.ts';

interface FormWords {
  readonly opening: string;
  readonly sentHeading: string;
  readonly sentText: string;
  readonly questions: Readonly<
    Record<string, { readonly label: string; readonly prompt: string; readonly help: string; readonly format: string }>
  >;
}

interface Wording {
  readonly welcome: string;
  readonly resume: string;
  readonly wayOut: string;
  readonly review: string;
  readonly returning: string;
  readonly cancelled: string;
  readonly cleared: string;
  readonly miss: string;
  readonly notLoaded: string;
  readonly formNotLoaded: string;
  readonly firstQuestion: string;
  readonly kept: string;
  readonly interrupted: string;
  readonly draft: string;
  readonly suggestions: readonly string[];
  readonly panel: Readonly<Record<'copyLabel' | 'guide' | 'notKept' | 'waiting', string>>;
}

interface Checklist {
  readonly title: string;
  readonly lists: readonly { readonly for?: string; readonly items: readonly (string | { readonly item: string })[] }[];
}

interface Album {
  readonly name: string;
  readonly images: readonly { readonly file: string; readonly alt: string; readonly description: string }[];
}

interface Practice {
  readonly phone: string;
  readonly name: string;
  readonly domain: string;
  readonly whatsapp: string;
  readonly slots: readonly string[];
  readonly hours: readonly { readonly days: string; readonly time: string }[];
  readonly closings: readonly { readonly date: string; readonly name: string }[];
  readonly appointmentServices: readonly {
    readonly id: string;
    readonly name: string;
    readonly minutes: number;
    readonly words: readonly string[];
  }[];
  readonly email: string;
  readonly offices: readonly {
    readonly town: string;
    readonly address: readonly string[];
    readonly postcode: string;
    readonly mapEmbed: string;
  }[];
}

const read = (file: string): unknown => parse(readFileSync(join(contentFolder, file), 'utf8'));

/** The words that the practice edits, as the tests expect to find them on the site. */
export const wording = read('guide/wording.yaml') as Wording;
export const formPageWords = read('words/forms.yaml') as {
  readonly sensitive: string;
  readonly suggestions: string;
};
export const taxWords = read('forms/tax-estimate.yaml') as FormWords;
export const sendingWords = read('forms/sending.yaml') as { readonly noAnswer: string; readonly notGone: string };
export const layoutWords = read('words/layout.yaml') as {
  readonly menu: {
    readonly furtherHeading: string;
    readonly further: readonly { readonly name: string }[];
    readonly showServices: string;
  };
  readonly search: { readonly button: string };
  readonly theme: { readonly notKept: string };
  readonly failed: Readonly<Record<string, string>>;
};
export const handingOverWords = read('words/handing-over.yaml') as Readonly<
  Record<'copyRefused' | 'saveRefused' | 'file' | 'text' | 'close', string>
>;
export const offlineWords = read('words/offline.yaml') as {
  readonly keep: { readonly button: string; readonly kept: string; readonly remove: string };
  readonly missing: {
    readonly heading: string;
    readonly text: string;
    readonly again: string;
    readonly whatsApp: string;
  };
};
export const documentListWords = read('words/document-lists.yaml') as { readonly notKept: string };
export const messageWords = read('forms/message.yaml') as FormWords;
export const appointmentWords = read('forms/appointment.yaml') as FormWords & {
  readonly otherClock: Readonly<Record<'same' | 'before' | 'after', string>>;
  readonly closed: { readonly mark: string };
};
export const albums = read('gallery.yaml') as readonly Album[];
export const practice = read('practice.yaml') as Practice;
export const taxRates = read('tax/fy-2023-24.yaml') as TaxRates;

/** The categories of services, in their order. */
export const categories = readdirSync(join(contentFolder, 'services'))
  .map((id) => ({
    id,
    ...(frontMatter(`services/${id}/index.md`) as {
      readonly name: string;
      readonly purpose: string;
      readonly order: number;
    }),
  }))
  .sort((one, other) => one.order - other.order);

/** How the title of every page ends. */
export const titleEnd = ` | ${practice.name} - Professional Business Solutions`;

/** How long a service usually takes, as its page and the guide say it. */
function usualTime(service: string): string {
  return timeTold((frontMatter(`services/${service}.md`) as { readonly timeline: Timeline }).timeline);
}

/** What stands below the heading of the page about the practice. */
export const { lead: leadOfAbout } = frontMatter('topics/about.md') as { readonly lead: string };

function frontMatter(file: string): unknown {
  const [, fields = ''] = readFileSync(join(contentFolder, file), 'utf8').split(/^---$/m);
  // The content gate takes figures out before it reads the rest: "{by hand: ₹1 lakh}" would look like a field.
  return parse(fields.replace(/\{by hand: ([^{}]*)\}/g, '$1'));
}

/** A question that one page answers, and what stands in its answer. */
export const plainQuestion = 'how long does gst registration take';
export const plainAnswer = usualTime('registrations/gst-registration');

/** The question of a form that asks for a value, in the guide's words. */
export function prompt(form: FormWords, id: string): string {
  return question(form, id).prompt;
}

/** All the words of one question of a form. */
export function question(form: FormWords, id: string): FormWords['questions'][string] {
  const found = form.questions[id];
  if (!found) throw new Error(`the form has no question "${id}"`);
  return found;
}

interface NamedList {
  /** What the list is called where it stands, with the kind of business it is for. */
  readonly name: string;
  readonly kind: string | undefined;
  readonly items: readonly string[];
}

/** The lists of documents in one file, as the pages show them. */
export function documentLists(file: string): readonly NamedList[] {
  const { title, lists } = read(`checklists/${file}.yaml`) as Checklist;
  return lists.map(({ for: kind, items }) => ({
    name: kind === undefined ? title : `${title}: ${kind}`,
    kind,
    items: items.map((entry) => (typeof entry === 'string' ? entry : entry.item)),
  }));
}
