import { createElement, type ComponentType, type ReactElement } from 'react';
import type { LatePart } from './late-part.tsx';

/** What a page tells browsers and search engines about itself. */
export interface PageMeta {
  readonly title: string;
  /** What the page is about, as one would name it in a sentence; undefined where it is about nothing in particular. */
  readonly topic?: string | undefined;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The canonical address, such as /faq. */
  readonly address: string;
  /** The day the words were last checked, as YYYY-MM-DD. */
  readonly updated: string;
  readonly found?: boolean;
  /** Whether search engines may show it; they may if it does not say. */
  readonly isListed?: boolean;
}

export type Params = Readonly<Record<string, string | undefined>>;

export interface OpenedPage {
  readonly meta: PageMeta;
  readonly body: ReactElement;
  /** What of it is fetched apart, and must be there before the body is drawn. */
  readonly lateParts: readonly LatePart[];
}

/** A kind of page: which addresses it has, and how one of them is opened. */
export interface Page {
  readonly addresses: readonly string[];
  /** Content modules that the page at these params needs besides its own code. */
  readonly content: (params: Params, address: string) => readonly string[];
  /** Null when nothing is to be found at these params. */
  readonly open: (params: Params, address: string) => Promise<OpenedPage | null>;
}

/** The head of a page whose words come from content, at the address the page names as its own. */
export function headOf(
  { title, description, keywords, updated }: Omit<PageMeta, 'address' | 'found' | 'isListed'>,
  address: string,
  topic?: string,
): PageMeta {
  return { title, description, keywords, updated, address, topic };
}

/** Ties content, head and view of a kind of page together. */
export function definePage<Content>(definition: {
  readonly addresses: readonly string[];
  readonly content?: (params: Params, address: string) => readonly string[];
  readonly load: (params: Params, address: string) => Promise<Content | null>;
  readonly meta: (content: Content) => PageMeta;
  readonly lateParts?: (content: Content) => readonly LatePart[];
  readonly View: ComponentType<{ readonly content: Content }>;
}): Page {
  return {
    addresses: definition.addresses,
    content: definition.content ?? (() => []),
    open: async (params, address) => {
      const content = await definition.load(params, address);
      if (content === null) return null;
      return {
        meta: definition.meta(content),
        body: createElement(definition.View, { content }),
        lateParts: definition.lateParts?.(content) ?? [],
      };
    },
  };
}
