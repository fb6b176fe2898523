import { describe, expect, it } from 'vitest';
import { registry } from '#src/collections/registry.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { kindOf } from '#tooling/content/kinds.ts';
import { entryShape, shapeOf, type Shape } from '#tooling/content/shape.ts';
import { blankOf, controlOf, fits, type Control } from '#tooling/desk/control.ts';
import { fileValue } from '#tooling/desk/edited-text.ts';
import { contentFolder } from '../../content/site-content.ts';

const controlFor = (kind: keyof typeof registry) => controlOf(shapeOf(registry[kind].schema));

/** The fields that a schema has, each by its path. */
function schemaFields(shape: Shape, prefix = ''): readonly string[] {
  const holders = [shape, shape.items].flatMap((one = {}) => [one, ...(one.anyOf ?? []), ...(one.oneOf ?? [])]);
  return holders.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, field]) => [
      prefix + name,
      ...schemaFields(field, `${prefix}${name} › `),
      ...schemaFields(entryShape(field) ?? {}, `${prefix}${name} › NAME › `),
    ]),
  );
}

/** The fields that a control edits, each by its path. */
function fieldsOf(control: Control, prefix = ''): readonly string[] {
  switch (control.kind) {
    case 'fields':
      return control.fields.flatMap(({ name, control: own }) => [
        prefix + name,
        ...fieldsOf(own, `${prefix}${name} › `),
      ]);
    case 'entries':
      return fieldsOf(control.entry, `${prefix}NAME › `);
    case 'list':
      return fieldsOf(control.item, prefix);
    case 'either':
      return control.options.flatMap((option) => fieldsOf(option.control, prefix));
    default:
      return [];
  }
}

/** What a person reads beside the controls within a control. */
function textsOf(control: Control): readonly string[] {
  switch (control.kind) {
    case 'fields':
      return control.fields.flatMap(({ label, hint, form, control: own }) => [label, hint, form, ...textsOf(own)]);
    case 'entries':
      return textsOf(control.entry);
    case 'list':
      return textsOf(control.item);
    case 'either':
      return control.options.flatMap(({ words, control: own }) => [words, ...textsOf(own)]);
    default:
      return [];
  }
}

/** The values within a value that their control cannot edit, by their places. */
function unfit(control: Control, value: unknown, place: string): readonly string[] {
  if (!fits(control, value)) return [`${place}: ${JSON.stringify(value)}`];
  if (control.kind === 'either') {
    const option = control.options.find((one) => fits(one.control, value));
    return option ? unfit(option.control, value, place) : [];
  }
  if (control.kind === 'list')
    return (value as unknown[]).flatMap((item, index) => unfit(control.item, item, `${place}[${String(index)}]`));
  if (control.kind === 'lines')
    return (value as unknown[]).flatMap((item) =>
      typeof item === 'string' ? [] : [`${place}: ${JSON.stringify(item)}`],
    );
  if (control.kind === 'entries')
    return Object.entries(value as object).flatMap(([name, item]) => unfit(control.entry, item, `${place}.${name}`));
  if (control.kind !== 'fields') return [];
  return Object.entries(value as object).flatMap(([name, item]) => {
    const field = control.fields.find((one) => one.name === name);
    return field ? unfit(field.control, item, `${place}.${name}`) : [`${place}.${name} has no control`];
  });
}

describe('the controls of the desk', () => {
  it('are there for every field of every schema', () => {
    const kinds = Object.keys(registry) as (keyof typeof registry)[];
    expect(kinds.map((kind) => fieldsOf(controlFor(kind)).toSorted())).toEqual(
      kinds.map((kind) => schemaFields(shapeOf(registry[kind].schema)).toSorted()),
    );
  });

  it('can edit every value of every file of the site', () => {
    const controls = new Map<string, Control>();
    const wrong = [...readContentFiles(contentFolder)].flatMap(([name, text]) => {
      const kind = kindOf(name);
      if (!kind || typeof text !== 'string') return [];
      const control = controls.get(kind.name) ?? controlFor(kind.name);
      controls.set(kind.name, control);
      return unfit(control, fileValue(name, text).fields, name);
    });
    expect(wrong).toEqual([]);
  });

  it('have label, hint, form and need from the schema', () => {
    const control = controlFor('practice');
    expect(control.kind === 'fields' && control.fields.find(({ name }) => name === 'feesAnswer')).toEqual({
      name: 'feesAnswer',
      label: 'Fees answer',
      hint: 'What the site and the guide say when somebody asks what a service costs.',
      form: 'at most 400 characters',
      isNeeded: true,
      control: { kind: 'text', isLong: true, longest: 400 },
    });
  });

  it('do not let source and day of a figure of the law be left out', () => {
    const law = controlFor('law');
    const facts = law.kind === 'fields' ? law.fields.find(({ name }) => name === 'facts')?.control : undefined;
    const entry = facts?.kind === 'entries' ? facts.entry : undefined;
    const needed =
      entry?.kind === 'fields' ? entry.fields.filter(({ isNeeded }) => isNeeded).map(({ name }) => name) : [];
    expect(needed).toEqual(['is', 'value', 'source', 'checked', 'reviewBy']);
    expect(entry && blankOf(entry)).toEqual({ is: '', value: {}, source: '', checked: '', reviewBy: '' });
  });

  it('put what visitors see of a page before what search engines read of it', () => {
    const home = controlFor('home');
    const names = home.kind === 'fields' ? home.fields.map(({ name }) => name) : [];
    expect([names[0], ...names.slice(-4)]).toEqual(['hero', 'title', 'description', 'keywords', 'updated']);
  });

  it('speak no words of files and programs', () => {
    const hints = (Object.keys(registry) as (keyof typeof registry)[]).flatMap((kind) => textsOf(controlFor(kind)));
    expect(
      hints.filter((words) => /expected|>=|null|YYYY|\btrue\b|\bfalse\b|"\w+:"|without \.yaml/.test(words)),
    ).toEqual([]);
  });

  it('speak of no way to write a day, which is chosen', () => {
    const faq = controlFor('faqs');
    const updated = faq.kind === 'fields' ? faq.fields.find(({ name }) => name === 'updated') : undefined;
    expect(updated?.hint).toBe('The day the answer was last checked.');
  });

  it('offer what a field may refer to', () => {
    const service = controlFor('services');
    expect(service.kind === 'fields' && service.fields.find(({ name }) => name === 'related')?.control).toEqual({
      kind: 'list',
      item: { kind: 'text', isLong: false, refersTo: 'services' },
      fewest: 2,
      most: 4,
    });
  });
});
