import { useState, type ReactNode } from 'react';
import { dayMonthYear, isIstDate, longDate } from '#src/domain/ist-dates.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Fault } from '#tooling/content/fault.ts';
import { fieldName } from '#tooling/content/validate.ts';
import { blankOf, fits, isFields, type ChoiceName, type Control, type FieldControl } from '../control.ts';
import type { Desk, References } from '../contract.ts';
import type { Choice } from '../jobs.ts';
import { AssetEditor } from './AssetEditor.tsx';
import { sentenceOf } from '../plain-words.ts';
import type { ValuePath } from '../value-path.ts';
import { readers } from '../written-forms.ts';
import { dayIn } from '../written-day.ts';
import { numberIn } from '../written-number.ts';
import styles from './desk.module.css';
import { PickEditor } from './PickEditor.tsx';

/** What every control needs besides its value. */
export interface Editing {
  readonly change: (path: ValuePath, value: unknown) => void;
  readonly references: References;
  /** The field that a fault leads to; what is folded around it opens. */
  readonly revealed: string;
  /** Today, written YYYY-MM-DD. */
  readonly today: string;
  /** What was refused of the fields that are shown. */
  readonly faults: readonly Fault[];
  /** What a small form offers, once it has come; and how a picture is put in. */
  readonly choices?: Readonly<Partial<Record<ChoiceName, readonly Choice[]>>>;
  /** Whether the number that a small form asks for is an amount. */
  readonly isRupees?: boolean;
  /** Hears of a field that is changed. */
  readonly mended: (path: ValuePath) => void;
  readonly addAsset: Desk['addAsset'];
}

interface Place {
  readonly editing: Editing;
  readonly path: ValuePath;
  readonly value: unknown;
  /** By what the control is named; and what describes it. */
  readonly label: string;
  readonly describedBy?: string | undefined;
}

/** The id of the control of a field, by the field's name as faults give it. */
export const controlId = (field: string) => `field ${field}`.replaceAll(' ', '-');

/** The fields of a group, those that may be left out and are, behind a choice at its end. */
export function FieldsEditor({
  fields,
  editing,
  path,
  value,
}: Omit<Place, 'label' | 'describedBy'> & { readonly fields: readonly FieldControl[] }) {
  const own = isFields(value) ? value : {};
  const isThere = ({ name, isNeeded }: FieldControl) => isNeeded || name in own;
  const absent = fields.filter((field) => !isThere(field));
  return (
    <div className={styles.fields}>
      {fields.filter(isThere).map((field) => (
        <OneField
          key={field.name}
          field={field}
          editing={editing}
          path={[...path, field.name]}
          value={own[field.name]}
        />
      ))}
      {absent.length > 0 && (
        <label className={styles.more}>
          Add a field
          <select
            value=""
            onChange={({ target }) => {
              const field = absent.find(({ name }) => name === target.value);
              if (field) editing.change([...path, field.name], blankOf(field.control));
            }}
          >
            <option value="">Choose…</option>
            {absent.map(({ name, label, hint }) => (
              <option key={name} value={name}>
                {`${label}: ${hint}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function OneField({
  field: { label, hint, form, isNeeded, isAsked = false, control },
  editing,
  path,
  value,
}: {
  readonly field: FieldControl;
  readonly editing: Editing;
  readonly path: ValuePath;
  readonly value: unknown;
}) {
  const id = controlId(fieldName(path));
  const isGroup = ['fields', 'entries', 'list', 'either', 'picture'].includes(control.kind);
  const isRefused = faultsOf(editing, path).length > 0;
  const help = (
    <p id={`${id}-help`} className={styles.hint}>
      <Refusals editing={editing} path={path} label={label} />
      {hint} <span>{isGroup || isRefused || form === '' ? '' : `(${form})`}</span>
    </p>
  );
  const leaveOut = !isNeeded && (
    <button type="button" className={styles.quiet} onClick={() => editing.change(path, undefined)}>
      Leave out<span className={styles.unseen}> {label}</span>
    </button>
  );
  const inner = (
    <ControlEditor
      control={control}
      editing={editing}
      path={path}
      value={value}
      label={label}
      describedBy={`${id}-help`}
    />
  );
  return isGroup ? (
    <fieldset id={id} tabIndex={-1} className={styles.group} data-refused={isRefused}>
      <legend>{label}</legend>
      {help}
      {inner}
      {leaveOut}
    </fieldset>
  ) : (
    <div className={styles.field} data-refused={isRefused}>
      <label htmlFor={id} data-asked={isAsked}>
        {label}
      </label>
      {inner}
      {help}
      {leaveOut}
    </div>
  );
}

const faultsOf = ({ faults }: Editing, path: ValuePath) => faults.filter(({ field }) => field === fieldName(path));

/** What was refused of a field, beside it. */
const Refusals = ({ editing, path, label }: Pick<Place, 'editing' | 'path' | 'label'>) =>
  faultsOf(editing, path).map(({ expected }) => <strong key={expected}>{sentenceOf(label, expected)} </strong>);

/** What was refused of an entry of a list, which has no label and no hint. */
const EntryRefusals = (place: Pick<Place, 'editing' | 'path'>) => (
  <p id={`${controlId(fieldName(place.path))}-help`} className={styles.hint}>
    <Refusals {...place} label="This" />
  </p>
);

/** The entries of a file that is one list. */
export function RootEditor({
  control,
  editing,
  value,
}: {
  readonly control: Control;
  readonly editing: Editing;
  readonly value: unknown;
}) {
  return (
    <div id={controlId('file')} tabIndex={-1} data-refused={faultsOf(editing, []).length > 0}>
      <EntryRefusals editing={editing} path={[]} />
      <ControlEditor control={control} editing={editing} path={[]} value={value} label="entries" />
    </div>
  );
}

function ControlEditor({ control, ...place }: Place & { readonly control: Control }): ReactNode {
  const { editing, path, value, label } = place;
  const common = namedBy(place);
  const change = (fresh: unknown) => editing.change(path, fresh);
  switch (control.kind) {
    case 'text': {
      const text = textOf(value);
      const understood = control.writtenAs && readers[control.writtenAs](text);
      const choices = control.refersTo && `choices-${control.refersTo}`;
      return control.isLong || text.length > 90 || text.includes('\n') ? (
        <>
          <textarea {...common} rows={rowsFor(text)} value={text} onChange={({ target }) => change(target.value)} />
          {control.longest !== undefined && (
            <span className={styles.count}>
              {text.length} of {control.longest}
            </span>
          )}
        </>
      ) : (
        <>
          <input {...common} type="text" value={text} list={choices} onChange={({ target }) => change(target.value)} />
          {understood !== undefined && understood !== text && (
            <output className={styles.count}>{`Is saved as ${understood}`}</output>
          )}
        </>
      );
    }
    case 'colour':
      return (
        <span className={styles.beside}>
          <input {...common} type="text" value={textOf(value)} onChange={({ target }) => change(target.value)} />
          <input
            type="color"
            aria-label={`Choose ${label}`}
            value={/^#[0-9a-f]{6}$/i.test(textOf(value)) ? textOf(value) : '#000000'}
            onChange={({ target }) => change(target.value)}
          />
        </span>
      );
    case 'choice':
      return (
        <select {...common} value={textOf(value)} onChange={({ target }) => change(target.value)}>
          {!control.options.includes(textOf(value)) && <option value={textOf(value)}>{textOf(value)}</option>}
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'fixed':
      return <output {...common}>{control.value}</output>;
    case 'yesNo':
      return (
        <input {...common} type="checkbox" checked={value === true} onChange={({ target }) => change(target.checked)} />
      );
    case 'number':
      return <NumberEditor {...place} />;
    case 'day':
      return (
        <>
          <DayEditor {...place} />
          {!control.isToCome && (
            <button type="button" className={styles.quiet} onClick={() => change(editing.today)}>
              Today<span className={styles.unseen}> for {label}</span>
            </button>
          )}
        </>
      );
    case 'nothing':
      return <output {...common}>Nothing</output>;
    case 'pick':
      return (
        <PickEditor
          named={common}
          label={label}
          choices={editing.choices?.[control.of]}
          value={value}
          onChange={change}
        />
      );
    case 'picture':
      return (
        <AssetEditor
          folder={control.folder}
          heading="Put in a picture"
          takes="pictures"
          addAsset={editing.addAsset}
          value={textOf(value)}
          onChosen={change}
          onAdded={change}
        />
      );
    case 'lines':
      return <LinesEditor {...place} />;
    case 'list':
      return <ListEditor {...place} control={control} />;
    case 'fields':
      return <FieldsEditor fields={control.fields} editing={editing} path={path} value={value} />;
    case 'entries':
      return <EntriesEditor {...place} entry={control.entry} />;
    case 'either':
      return <EitherEditor {...place} options={control.options} />;
  }
}

/** How a control is named: an entry of a list has no label beside it, and the list has its id. */
const namedBy = ({ editing, path, label, describedBy }: Pick<Place, 'editing' | 'path' | 'label' | 'describedBy'>) => ({
  ...(describedBy === undefined ? { 'aria-label': label } : { id: controlId(fieldName(path)) }),
  'aria-describedby': describedBy ?? `${controlId(fieldName(path))}-help`,
  'aria-invalid': faultsOf(editing, path).length > 0,
});

/** A field of several forms. The one that was chosen stays while its value fits, since an empty text fits more than one. */
function EitherEditor({
  options,
  ...place
}: Place & { readonly options: Extract<Control, { readonly kind: 'either' }>['options'] }) {
  const { editing, path, value, label } = place;
  const [chosen, setChosen] = useState<number>();
  const isFit = (index: number) => options[index] !== undefined && fits(options[index].control, value);
  const found = Math.max(
    0,
    options.findIndex((_, index) => isFit(index)),
  );
  const current = chosen !== undefined && isFit(chosen) ? chosen : found;
  const option = options[current];
  return (
    <div className={styles.either}>
      <select
        aria-label={`Form of ${label}`}
        value={current}
        onChange={({ target }) => {
          const index = Number(target.value);
          setChosen(index);
          if (options[index]) editing.change(path, blankOf(options[index].control));
        }}
      >
        {options.map(({ words }, index) => (
          <option key={words} value={index}>
            {words}
          </option>
        ))}
      </select>
      {option && <ControlEditor {...place} control={option.control} />}
    </div>
  );
}

/** A number, or the token of a figure of the law in its place. */
function NumberEditor(place: Place) {
  const isRupees = place.editing.isRupees ?? place.path.at(-1) === 'rupees';
  return <ReadEditor {...place} read={numberIn} shown={textOf(place.value)} readAs={readAs(place.value, isRupees)} />;
}

/** A day, typed in any of the usual ways: the field of a browser has the order of its language, in which 1/4 may be in January. */
function DayEditor(place: Place) {
  const day = textOf(place.value);
  const [shown, said] = isIstDate(day) ? [dayMonthYear(day), longDate(day)] : [day, unreadDay(day)];
  return <ReadEditor {...place} read={dayIn} shown={shown} readAs={said} placeholder="Day/month/year" />;
}

const unreadDay = (text: string) =>
  text.startsWith('{') ? '' : 'No day yet. Write day, month and year, such as 1/4/2027 or 1 April 2027.';

/** A text that is read as something else. What is typed stays as it is, and what it is read as stands below. */
function ReadEditor({
  read,
  shown,
  readAs,
  placeholder,
  ...place
}: Place & {
  readonly read: (typed: string) => unknown;
  readonly shown: string;
  readonly readAs: string;
  readonly placeholder?: string;
}) {
  const { editing, path, value } = place;
  const [typed, setTyped] = useState<string>();
  const valueOf = (text: string) => read(text) ?? text;
  const text = typed !== undefined && valueOf(typed) === value ? typed : shown;
  return (
    <>
      <input
        {...namedBy(place)}
        type="text"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          editing.change(path, valueOf(target.value));
        }}
      />
      {text !== '' && text !== readAs && <output className={styles.count}>{readAs}</output>}
    </>
  );
}

function readAs(value: unknown, isRupees: boolean): string {
  if (typeof value !== 'number')
    return String(value).startsWith('{') ? '' : 'Not understood. Write it in digits, or as 2 lakh.';
  return Number.isSafeInteger(value) ? formatRupees(value).slice(isRupees ? 0 : 1) : String(value);
}

/** Short texts, a line each. What is being typed may have an empty line at its end; the value never has. */
function LinesEditor({ editing, path, value, label, describedBy }: Place) {
  const lines = Array.isArray(value) ? value.map(textOf) : [];
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && sameLines(typed, lines) ? typed : lines.join('\n');
  return (
    <>
      <textarea
        {...namedBy({ editing, path, label, describedBy })}
        rows={Math.min(12, Math.max(2, lines.length + 1))}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          editing.change(path, linesIn(target.value));
        }}
      />
      <span className={styles.count}>One on each line</span>
    </>
  );
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const sameLines = (text: string, lines: readonly string[]) => linesIn(text).join('\n') === lines.join('\n');

function ListEditor({
  control,
  editing,
  path,
  value,
  label,
}: Place & { readonly control: Extract<Control, { readonly kind: 'list' }> }) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (fresh: readonly unknown[]) => editing.change(path, fresh);
  const [added, setAdded] = useState<number>();
  const isSmall = items.length * sizeOf(control.item) <= 24;
  const entryLabel = (index: number) => `${label} ${String(index + 1)}`;
  return (
    <>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li
            key={index}
            id={controlId(fieldName([...path, index]))}
            tabIndex={-1}
            data-refused={faultsOf(editing, [...path, index]).length > 0}
          >
            <EntryRefusals editing={editing} path={[...path, index]} />
            <Folded
              isOpenAtFirst={isSmall || index === added}
              isRevealed={isWithin(editing.revealed, fieldName([...path, index]))}
              summary={summaryOf(item) ?? entryLabel(index)}
            >
              <ControlEditor
                control={control.item}
                editing={editing}
                path={[...path, index]}
                value={item}
                label={entryLabel(index)}
              />
              <div className={styles.tools}>
                {Object.entries({ Up: index - 1, Down: index + 1 }).map(([words, to]) => (
                  <button
                    key={words}
                    type="button"
                    className={styles.quiet}
                    disabled={!(to in items)}
                    onClick={() => change(moved(items, index, to))}
                  >
                    {words}
                    <span className={styles.unseen}> {entryLabel(index)}</span>
                  </button>
                ))}
                <button
                  type="button"
                  className={styles.quiet}
                  onClick={() => change(items.filter((_, other) => other !== index))}
                >
                  Remove<span className={styles.unseen}> {entryLabel(index)}</span>
                </button>
              </div>
            </Folded>
          </li>
        ))}
      </ol>
      {items.length < control.most && (
        <button
          type="button"
          onClick={() => {
            setAdded(items.length);
            change([...items, blankOf(control.item)]);
          }}
        >
          Add to {label}
        </button>
      )}
    </>
  );
}

function moved(items: readonly unknown[], from: number, to: number): readonly unknown[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from], ...rest.slice(to)];
}

function EntriesEditor({ entry, editing, path, value, label }: Place & { readonly entry: Control }) {
  const [name, setName] = useState('');
  const [added, setAdded] = useState<string>();
  const own = isFields(value) ? value : {};
  const isFresh = name !== '' && !(name in own);
  return (
    <>
      {Object.entries(own).map(([key, item]) => (
        <div
          key={key}
          id={controlId(fieldName([...path, key]))}
          tabIndex={-1}
          data-refused={faultsOf(editing, [...path, key]).length > 0}
        >
          <EntryRefusals editing={editing} path={[...path, key]} />
          <Folded
            isOpenAtFirst={key === added}
            isRevealed={isWithin(editing.revealed, fieldName([...path, key]))}
            summary={[key, summaryOf(item)].filter((part) => part !== undefined).join(': ')}
          >
            <ControlEditor control={entry} editing={editing} path={[...path, key]} value={item} label={key} />
            <button type="button" className={styles.quiet} onClick={() => editing.change([...path, key], undefined)}>
              Remove<span className={styles.unseen}> {key}</span>
            </button>
          </Folded>
        </div>
      ))}
      <div className={styles.beside}>
        <label>
          Short name of a new entry
          <input type="text" value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <button
          type="button"
          disabled={!isFresh}
          onClick={() => {
            setAdded(name);
            editing.change(path, { ...own, [name]: blankOf(entry) });
            setName('');
          }}
        >
          Add to {label}
        </button>
      </div>
    </>
  );
}

function Folded({
  isOpenAtFirst,
  isRevealed,
  summary,
  children,
}: {
  readonly isOpenAtFirst: boolean;
  readonly isRevealed: boolean;
  readonly summary: string;
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || summary === '');
  const isShown = isOpen || isRevealed;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary === '' ? 'New' : summary}</summary>
      {isShown && <div className={styles.folded}>{children}</div>}
    </details>
  );
}

/** Whether a field is another one, or stands within it. */
export const isWithin = (field: string, outer: string) =>
  field === outer || field.startsWith(`${outer}.`) || field.startsWith(`${outer}[`);

/** How many controls an entry of a list has. */
const sizeOf = (control: Control): number => (control.kind === 'fields' ? control.fields.length : 1);

/** The first text of an entry, which tells it from the others. */
function summaryOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(summaryOf).find((text) => text !== undefined);
  return isFields(value)
    ? Object.values(value)
        .map(summaryOf)
        .find((text) => text !== undefined && text !== '')
    : undefined;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const rowsFor = (text: string) => Math.min(14, Math.max(2, Math.ceil(text.length / 75) + text.split('\n').length - 1));
