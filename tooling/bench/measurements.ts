/** What a page sends over the wire, in bytes of the bodies as transferred, and in how many requests. */
export interface Weight {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly images: number;
  readonly rest: number;
  readonly requests: number;
}

/** What a visit sends over the wire, in bytes: its first page, each further one on average, and the guide when it is opened. */
export interface Visit {
  readonly first: number;
  readonly further: number;
  readonly guide: number;
}

/** The four Lighthouse scores out of 100, the times in milliseconds, and the audits that cost points. */
export interface LighthouseResult {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  readonly lostOn: readonly string[];
}

export interface PageMeasurement {
  readonly name: string;
  readonly path: string;
  readonly weight: Weight;
  readonly mobile: LighthouseResult;
  readonly desktop: LighthouseResult;
}

/** Everything one run of the bench found. Times are medians in milliseconds. */
export interface Measurements {
  readonly date: string;
  readonly machine: string;
  readonly versions: string;
  readonly pages: readonly PageMeasurement[];
  readonly visit: Visit;
  readonly homePaint: { readonly withScripts: number; readonly withoutScripts: number };
  readonly steps: readonly { readonly name: string; readonly milliseconds: number }[];
}

/** All that a page sends, in kilobytes of 1000 bytes. */
export const kilobytesOf = ({ html, scripts, styles, fonts, images, rest }: Weight) =>
  (html + scripts + styles + fonts + images + rest) / 1000;
