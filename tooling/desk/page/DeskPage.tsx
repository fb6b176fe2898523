import { useEffect, useRef, useState, type ReactNode } from 'react';
import { registry } from '#src/collections/registry.ts';
import { paths } from '#src/paths.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import type { Fault } from '#tooling/content/fault.ts';
import { placeOfFact } from '#tooling/content/law/figure-subjects.ts';
import { fieldName } from '#tooling/content/validate.ts';
import { controlOfKind } from '../control.ts';
import type { Desk, Making, OpenedFile, Outcome, Overview, Told } from '../contract.ts';
import type { FileValue } from '../edited-text.ts';
import { blankAnswers, jobs, type Answers, type Job, type JobName } from '../jobs.ts';
import { plainWords, sentence } from '../plain-words.ts';
import { isSameValue } from '../same-value.ts';
import type { ValuePath } from '../value-path.ts';
import { Changes } from './Changes.tsx';
import { Faults } from './Faults.tsx';
import { controlId, isWithin } from './FieldEditor.tsx';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { JobForm } from './JobForm.tsx';
import { NewFile } from './NewFile.tsx';
import styles from './desk.module.css';
import { preparedPicture } from './prepared-picture.ts';
import { freshTexts, textsIn } from './fresh-texts.ts';
import { askedPage, titleIn } from './title-in.ts';

/** A file as it was opened, with what was written in it since. */
interface Draft {
  readonly opened: OpenedFile;
  readonly value: FileValue;
}

type Saved = Extract<Outcome, { readonly kind: 'saved' }>;

interface Message {
  readonly words: string;
  readonly faults: readonly Fault[];
  /** What is worth a look after a save. */
  readonly warnings?: readonly Fault[];
}

/**
 * The desk: the files of the site on the left, the one being edited in the middle, its page on the right. `today` is the day in India,
 * written YYYY-MM-DD. `panels` draws what stands below the file, `beside` what stands on the right, for the page at an address; `refresh`
 * reads anew what either has changed at the host.
 */
export function DeskPage({
  desk,
  today,
  panels,
  beside,
  ask,
}: {
  readonly desk: Desk;
  readonly today: string;
  readonly panels: (overview: Overview) => ReactNode;
  readonly beside: (shown: {
    readonly address: string;
    /** What was written last, to be seen on the page. */
    readonly written: readonly string[];
    readonly overview: Overview;
    readonly refresh: () => void;
  }) => ReactNode;
  /** Asks the guide, where one can be asked. */
  readonly ask?: (question: string) => Promise<Told>;
}) {
  const [overview, setOverview] = useState<Overview>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [name, setName] = useState<string>();
  /** By what words the file was opened, where they are not its own. */
  const [task, setTask] = useState({ file: '', words: '' });
  const [job, setJob] = useState<Job>();
  /** What was written in small forms and is not saved. */
  const [answered, setAnswered] = useState<Readonly<Partial<Record<JobName, Answers>>>>({});
  const [shown, setShown] = useState(nothingShown);
  const [revealed, setRevealed] = useState({ field: '', times: 0 });
  const [message, setMessage] = useState<Message>(nothingSaid);
  const [isBusy, setIsBusy] = useState(false);
  /** The pictures that small forms put in. */
  const putIns = useRef<readonly string[]>([]);

  const tell = (error: unknown) =>
    setMessage({ words: error instanceof Error ? error.message : String(error), faults: [] });
  const renew = () => desk.overview().then(setOverview, tell);

  useEffect(() => {
    desk.overview().then(setOverview, (error: unknown) => {
      setMessage({ words: String(error), faults: [] });
    });
  }, [desk]);

  const main = useRef<HTMLElement>(null);
  /** Where the form was opened. */
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (name === undefined && !job) {
      const { current } = opener;
      const seen = current?.checkVisibility() ? current : current?.closest('details')?.querySelector('summary');
      (seen as HTMLElement | undefined)?.focus();
      return;
    }
    main.current?.scrollTo({ top: 0 });
    main.current?.scrollIntoView();
  }, [name, job]);

  useEffect(() => {
    if (revealed.field === '') return;
    const control = nearestControl(revealed.field);
    const entry = control?.matches('li, div') ? control : undefined;
    const within =
      entry?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      entry?.querySelector<HTMLElement>('input, textarea');
    (within ?? control)?.focus({ preventScroll: true });
    // Of a group that is taller than the window, its heading and not its middle.
    control?.scrollIntoView({ block: control.matches('fieldset, li, div') ? 'start' : 'nearest' });
  }, [revealed]);

  const draft = name === undefined ? undefined : drafts[name];
  const hasChanged = ({ opened, value }: Draft) => !isSameValue(opened.value, value);
  const changed = new Set(Object.entries(drafts).flatMap(([file, one]) => (hasChanged(one) ? [file] : [])));
  const answersOf = ({ name: one, questions }: Job) => answered[one] ?? blankAnswers(questions);
  const begun = jobs.filter((one) => !isSameValue(answersOf(one), blankAnswers(one.questions)));
  const unsaved = new Set([...changed, ...begun.map(({ name: one }) => one)]);
  const listed = (file: string) => overview?.files.find((one) => one.name === file);
  const titleOf = (file: string) => {
    const path = file.replace(/^content\//, '');
    return drafts[path]?.opened.title ?? titleIn(overview?.files ?? [], path);
  };

  const titleOfForm = (opened: OpenedFile) =>
    task.file === opened.name && task.words !== '' ? task.words : opened.title;

  useEffect(() => {
    if (unsaved.size === 0) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved.size]);

  const reveal = (field: string) => setRevealed(({ times }) => ({ field, times: times + 1 }));

  /** Shows a file as it stands now. What was written in it since its value was `before` stays. */
  const takeUp = (opened: OpenedFile, before?: FileValue) =>
    setDrafts((all) => {
      const typed = before && all[opened.name]?.value;
      return { ...all, [opened.name]: { opened, value: typed && typed !== before ? typed : opened.value } };
    });

  const read = async (file: string) => {
    const before = drafts[file]?.value;
    takeUp(await desk.open(file), before);
  };

  function begin(chosen: Job) {
    opener.current = document.activeElement;
    setJob(chosen);
    setName(undefined);
    setMessage(nothingSaid);
    reveal(chosen.questions[0]?.name ?? '');
  }

  function putIn(answers: Answers) {
    const figure = jobs.find((one) => one.name === 'figure');
    if (!figure || (begun.includes(figure) && !confirm(`You have not saved “${figure.title}”. Write over it?`))) return;
    setAnswered((all) => ({ ...all, figure: answers }));
    begin(figure);
  }

  /** What is not saved stays, and the list says so. */
  const leave = (title: string, isUnsaved: boolean) => {
    setName(undefined);
    setJob(undefined);
    if (isUnsaved) setMessage({ words: sentence(`Kept here, and not saved: ${title}`), faults: [] });
    else setMessage((said) => (said.faults.length > 0 ? nothingSaid : said));
  };

  async function open(file: string, field = '', words = '') {
    opener.current = document.activeElement;
    try {
      if (!(file in drafts) || !changed.has(file)) await read(file);
      setName(file);
      setTask({ file, words });
      setShown({ ...nothingShown, file });
      setJob(undefined);
      setMessage(nothingSaid);
      reveal(field);
    } catch (error) {
      tell(error);
    }
  }

  /** What was refused of a field goes as soon as somebody mends it. */
  const mended = (path: ValuePath) =>
    setMessage((said) => {
      const faults = said.faults.filter((fault) => !isOf(fault, name) || !isWithin(fault.field, fieldName(path)));
      return faults.length === said.faults.length ? said : { words: faults.length === 0 ? '' : said.words, faults };
    });

  const inWords = (faults: readonly Fault[]) =>
    faults.map((fault) => ({ ...fault, expected: plainWords(fault.expected, titleOf) }));

  function refuse(refused: readonly Fault[]) {
    const faults = inWords(refused);
    setMessage({ words: 'Not saved. Nothing has changed.', faults });
    const [first] = faults;
    if (first && isOf(first, name)) reveal(first.field);
  }

  /** Says what came of a change. */
  async function done(
    work: Promise<Outcome>,
    words: (saved: Saved) => string,
    sent?: FileValue,
  ): Promise<Outcome | undefined> {
    setIsBusy(true);
    setMessage({ words: 'Checking the whole content…', faults: [] });
    try {
      const outcome = await work;
      // With the words: for a moment between the two, the file would seem not saved, and a second press would find it outdated.
      if (outcome.kind === 'saved') {
        setMessage({ words: words(outcome), faults: [], warnings: inWords(outcome.warnings) });
        if (outcome.opened) {
          setShown({ ...nothingShown, file: outcome.file });
          takeUp(outcome.opened, sent);
        }
        void renew();
      } else if (outcome.kind === 'refused') {
        refuse(outcome.faults);
      } else setMessage({ words: outcome.kind === 'outdated' ? outcome.sentence : 'Nothing has changed.', faults: [] });
      return outcome;
    } catch (error) {
      tell(error);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  async function save() {
    if (!draft) return;
    const { opened, value } = draft;
    const outcome = await done(
      desk.save({ name: opened.name, base: opened.text, value }),
      () => sentence(`Saved: ${titleOfForm(opened)}`),
      value,
    );
    const kept = outcome?.kind === 'saved' && outcome.opened?.value;
    if (kept) setShown((all) => ({ ...all, written: freshTexts(opened.value, kept) }));
  }

  async function make(making: Making) {
    const outcome = await done(desk.make(making), () => `Made: ${making.words.at(-1) ?? ''}.`);
    if (outcome?.kind === 'saved') setName(outcome.file);
  }

  async function perform(performed: Job, answers: Answers) {
    const outcome = await done(desk.perform({ job: performed.name, answers }), ({ what }) =>
      sentence(`Saved: ${what}`),
    );
    if (outcome?.kind !== 'saved') return outcome;
    const { figure = '', passage = '', from = '' } = answers as Readonly<Record<string, string>>;
    setShown({
      file: outcome.file,
      written: [placeOfFact(figure), passage.split(' ').at(-1) ?? '', ...textsIn(answers)],
      note:
        from > today
          ? `This page shows the new figure from ${dayMonthYear(from)}; until then it keeps the present one.`
          : '',
    });
    // What else it has written is read anew when it is opened.
    setDrafts((all) => Object.fromEntries(Object.entries(all).filter(([file]) => changed.has(file) || file === name)));
    void dropUnnamed().catch(tell);
    return outcome;
  }

  async function remove() {
    if (name === undefined) return;
    const outcome = await done(desk.remove(name), ({ file }) => `Removed: ${titleOf(file)}.`);
    if (outcome?.kind === 'saved') close(name);
  }

  function close(file: string) {
    setName(undefined);
    setDrafts((all) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== file)));
  }

  async function takeBack(id: string) {
    const outcome = await done(desk.takeBack(id), ({ file }) => `Taken back: ${titleOf(file)} is as it was before.`);
    if (outcome?.kind === 'saved' && !outcome.opened && outcome.file in drafts) close(outcome.file);
  }

  function refresh() {
    void renew();
    if (name !== undefined && !changed.has(name)) void read(name).catch(() => close(name));
  }

  const choose = ({ file, field }: Fault) => {
    const target = file.replace(/^content\//, '');
    if (isOf({ file }, name)) reveal(field);
    else void open(target, field);
  };

  /** Rejects where it is no picture that can be shown: that is told beside it. */
  const addAsset: Desk['addAsset'] = async (file, bytes) => {
    setIsBusy(true);
    setMessage({ words: 'Putting the file in…', faults: [] });
    try {
      const outcome = await desk.addAsset(file, await preparedPicture(file, bytes));
      if (job && outcome.kind === 'saved') putIns.current = [...putIns.current, outcome.file];
      return (await done(Promise.resolve(outcome), ({ what }) => `${what}.`)) ?? outcome;
    } catch (error) {
      setMessage(nothingSaid);
      throw error;
    } finally {
      setIsBusy(false);
    }
  };

  /** Takes away what small forms put in and nothing names: neither their answers nor, or the gate would refuse it, the site. */
  async function dropUnnamed() {
    const kept = JSON.stringify(answered);
    const unnamed = putIns.current.filter((file) => !kept.includes(file.split('/').at(-1) ?? file));
    putIns.current = putIns.current.filter((file) => !unnamed.includes(file));
    if (unnamed.length === 0) return;
    const { changes } = await desk.overview();
    for (const { id, file, isTakenBack } of changes)
      if (!isTakenBack && unnamed.includes(file)) await desk.takeBack(id);
    await renew();
  }

  const address = listed(shown.file)?.address ?? askedPage(shown.file) ?? paths.home;
  if (!overview) return <p role="status">{message.words === '' ? 'Loading the desk…' : message.words}</p>;
  const { warnings: warned = [] } = message;
  const leading = { titleOf, onChoose: choose };
  const editing = {
    references: overview.references,
    revealed: revealed.field,
    today,
    faults: message.faults.filter((fault) => isOf(fault, name)),
    addAsset,
    mended,
  };
  return (
    <div className={styles.desk}>
      <header className={styles.header}>
        <h1>The desk</h1>
        <div className={styles.message}>
          <p role="status">{message.words}</p>
          {message.faults.length > 0 && <a href="#wrong">{counted(message.faults.length)} to mend</a>}
          {warned.length > 0 && <a href="#look">{counted(warned.length)} to look at</a>}
          {message.words !== '' && <a href="#page">See the page</a>}
          {ask && message.warnings && (
            <a href="#ask-the-guide" className={styles.always}>
              Ask the guide
            </a>
          )}
        </div>
        <Faults id="wrong" heading="What is wrong" faults={message.faults} isAlert {...leading} />
        <Faults id="look" heading="Worth a look in what was saved" faults={warned} {...leading} />
        {overview.waiting.map(({ words, answers }) => (
          <p key={words} className={styles.waiting}>
            A new figure was stored and holds now: {words}.{' '}
            <button type="button" className={styles.link} onClick={() => putIn(answers)}>
              Put it in
            </button>
          </p>
        ))}
      </header>
      <FileList
        files={overview.files}
        opened={name}
        isBeside={draft !== undefined || job !== undefined}
        unsaved={unsaved}
        onOpen={(...place) => void open(...place)}
        onJob={begin}
      />
      <main ref={main} id="form" className={styles.main}>
        <Faults heading="Wrong in the files as they are" faults={inWords(overview.faults)} {...leading} />
        <Faults
          heading="To be written before the site can go live"
          isFolded
          faults={inWords(overview.unwritten)}
          {...leading}
        />
        {job && (
          <JobForm
            key={job.name}
            job={job}
            answers={answersOf(job)}
            editing={editing}
            isBusy={isBusy}
            choices={desk.choices}
            {...(ask && { ask })}
            onChange={(change) =>
              setAnswered((all) => ({ ...all, [job.name]: change(all[job.name] ?? blankAnswers(job.questions)) }))
            }
            onPerform={(answers) => perform(job, answers)}
            onClose={() => {
              leave(job.title, begun.includes(job));
              void dropUnnamed().catch(tell);
            }}
          />
        )}
        {draft && (
          <FileEditor
            key={draft.opened.name}
            opened={draft.opened}
            title={titleOfForm(draft.opened)}
            value={draft.value}
            control={controlOfKind(draft.opened.kind)}
            editing={editing}
            isChanged={hasChanged(draft)}
            isBusy={isBusy}
            onChange={(value) => setDrafts((all) => ({ ...all, [draft.opened.name]: { opened: draft.opened, value } }))}
            onSave={() => void save()}
            onReveal={reveal}
            onClose={() => leave(draft.opened.title, hasChanged(draft))}
            onDiscard={() => {
              setMessage(nothingSaid);
              void read(draft.opened.name).catch(tell);
            }}
            {...(registry[draft.opened.kind].isCollection && { onRemove: () => void remove() })}
          />
        )}
        {!draft && !job && <NewFile categories={categoriesIn(overview)} isBusy={isBusy} onMake={make} />}
        {panels(overview)}
        <Changes changes={overview.changes} onTakeBack={(id) => void takeBack(id)} />
        <Faults heading="Worth a look; nothing is held up by it" faults={inWords(overview.warnings)} {...leading} />
        {Object.entries(overview.references).map(([kind, names]: readonly [string, readonly string[]]) => (
          <datalist key={kind} id={`choices-${kind}`}>
            {names.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        ))}
      </main>
      <aside id="page" className={styles.preview} aria-label="The page">
        <a href="#form" className={styles.back}>
          Back to the form
        </a>
        {shown.note !== '' && <p className={styles.note}>{shown.note}</p>}
        {beside({ address, written: shown.written, overview, refresh })}
      </aside>
    </div>
  );
}

const nothingSaid: Message = { words: '', faults: [] };

/** The file that was last opened or written, whose page is shown; what was written, to be seen there; and what is said of that. */
const nothingShown = { file: '', written: [] as readonly string[], note: '' };

const counted = (things: number) => `${String(things)} ${things === 1 ? 'thing' : 'things'}`;

/** Whether a fault is of the open file, or of the small form where none is open. */
const isOf = ({ file }: Pick<Fault, 'file'>, name: string | undefined) =>
  file === (name === undefined ? '' : `content/${name}`);

const categoriesIn = ({ files }: Overview) =>
  files.flatMap(({ kind, name, label }) => (kind === 'categories' ? [{ id: name.split('/')[1] ?? '', label }] : []));

/** The control of a field, or of what is nearest around it. */
function nearestControl(field: string): HTMLElement | null {
  const found = document.getElementById(controlId(field));
  const outer = field.replace(/(?:\.[^.[\]]+|\[\d+\])$/, '');
  return found ?? (outer === field ? null : nearestControl(outer));
}
