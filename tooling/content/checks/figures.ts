import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { allEntries, type Content, type Entry } from '../content.ts';
import { figuresByHand } from '../law/by-hand.ts';
import { placeOfFact } from '../law/figure-subjects.ts';
import { readDue } from '../law/due-rule.ts';
import { lawRegister, type Fact } from '../law/register.ts';
import type { UsedFact } from '../law/filled-text.ts';
import type { Check, CheckOfDay, Report } from './check.ts';

/**
 * No text takes a figure that had ended when the law was last looked at: the latest day on which any figure was checked. The clock has
 * no say in it, so that the same files always pass or fail alike.
 */
export const checkFiguresEnded: Check = (content, report) => {
  tellEnded(content, report, (until) => until < lastChecked(content));
};

/** Every subject and every figure has a place of its own on the page of figures. */
export const checkFigurePlaces: Check = ({ law }, report) => {
  const first = new Map<string, string>();
  const places = law.flatMap((subject) => [
    { place: subject.id, subject, path: ['name'] },
    ...Object.keys(subject.fields.facts).map((name) => ({
      place: placeOfFact(`${subject.id}.${name}`),
      subject,
      path: ['facts', name],
    })),
  ]);
  for (const { place, subject, path } of places) {
    const other = first.get(place);
    if (other === undefined) first.set(place, subject.source.file);
    else
      report(
        subject,
        path,
        `has the place ${place} on the page of figures, as one in ${other} has; rename one of them`,
      );
  }
};

/** Texts take figures that have ended since. */
export const checkFiguresEndedSince: CheckOfDay = (content, report, today) => {
  tellEnded(content, report, (until) => until < today);
};

function tellEnded(content: Content, report: Report, isOver: (until: string) => boolean): void {
  for (const { entry, used, fact } of uses(content)) {
    if (fact.until !== undefined && isOver(fact.until))
      report(
        entry,
        { line: used.line, field: used.field },
        `{${fact.id}} ended on ${dayMonthYear(fact.until)}; write what holds now into ${fact.subject.source.file}, or take it out of this text`,
      );
  }
}

/** Figures that were to be looked at before a day. */
export const checkFiguresDue: CheckOfDay = (content, report, today) => {
  for (const { reviewBy, subject, path, source } of lawRegister(content.law).facts.values()) {
    if (reviewBy < today)
      report(
        subject,
        [...path, 'reviewBy'],
        `was to be looked at by ${dayMonthYear(reviewBy)}; compare it with its source (${source}) and write the new days into "checked" and "reviewBy"`,
      );
  }
};

/** New figures whose first day has come, and that still wait. */
export const checkFiguresWaiting: CheckOfDay = (content, report, today) => {
  for (const { next, is, subject, path } of lawRegister(content.law).facts.values()) {
    if (next !== undefined && next.from <= today)
      report(
        subject,
        [...path, 'next'],
        `${is}: the new figure holds from ${dayMonthYear(next.from)} (${next.source}), and the pages still have the old one; put the new one in its place`,
      );
  }
};

/** Figures that stand in no text, and from which no other follows. */
export const checkFiguresUnused: CheckOfDay = (content, report) => {
  const facts = [...lawRegister(content.law).facts.values()];
  const needed = new Set([
    ...uses(content).map(({ fact }) => fact.id),
    ...facts.flatMap(({ workedFrom }) => workedFrom),
    ...dueFacts(content),
  ]);
  for (const { id, subject, path } of facts) {
    if (!needed.has(id))
      report(subject, path, `no page uses this figure; write {${id}} where a text means it, or remove it`);
  }
};

/** Figures of content/law that texts write by hand. */
export const checkFiguresByHand: CheckOfDay = (content, report, today) => {
  for (const { entry, spot, words, fact } of figuresByHand(content, today))
    report(
      entry,
      spot,
      `"${words}" is also a figure of the law: ${fact.is}. If the sentence means that figure, write {${fact.id}} in its place, so that it changes with the law; if not, write {by hand: ${words}}`,
    );
};

/** The figures that dates of obligations follow from. */
function dueFacts({ law, obligations }: Content): readonly string[] {
  const { facts } = lawRegister(law);
  return obligations.flatMap(({ fields }) =>
    Object.values(fields.obligations).flatMap((obligation) => readDue(obligation, facts).facts.map(({ id }) => id)),
  );
}

interface Use {
  readonly entry: Entry<unknown>;
  readonly used: UsedFact;
  readonly fact: Fact;
}

function uses(content: Content): readonly Use[] {
  const { facts } = lawRegister(content.law);
  return allEntries(content).flatMap((entry) =>
    entry.source.figures.flatMap((used) => {
      const fact = facts.get(used.id);
      return fact ? [{ entry, used, fact }] : [];
    }),
  );
}

const lastChecked = ({ law }: Content): string =>
  law
    .flatMap(({ fields }) => Object.values(fields.facts).map(({ checked }) => checked))
    .sort()
    .at(-1) ?? '';
