import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { fillIn, type Form } from './form.ts';
import type { Answers, Question } from './question.ts';

export type Texts = Readonly<Record<string, string>>;

/**
 * Runs a form on a page. What is typed stays in the elements themselves, so that nothing typed before the script was there is lost;
 * a copy is kept for this tab. `onFilled` gets the answers once every field is right, and a way to clear the form; otherwise the first wrong field takes focus.
 */
export function useForm(form: Form, now: () => Date, onFilled: (answers: Answers, clear: () => void) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [echoes, setEchoes] = useState<Readonly<Record<string, string>>>({});

  const clear = () => {
    dropDraft(window.sessionStorage, form.id);
    ref.current?.reset();
    setEchoes({});
  };

  useEffect(() => {
    if (!ref.current) return;
    const draft = readDraft(window.sessionStorage, form.id);
    for (const question of form.questions) {
      const control = controlOf(ref.current, question.id);
      const kept = draft[question.id];
      if (control && kept !== undefined && control.value === control.defaultValue) control.value = kept;
    }
    setEchoes(echoesOf(form, textsOf(ref.current, form), now()));
    // Once, when the form comes in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form]);

  return {
    ref,
    refusals,
    echoes,
    onInput: () => {
      if (!ref.current) return;
      const texts = textsOf(ref.current, form);
      keepDraft(window.sessionStorage, form.id, texts);
      setEchoes(echoesOf(form, texts, now()));
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!ref.current) return;
      const filled = fillIn(form, textsOf(ref.current, form), now());
      setRefusals(filled.ok ? {} : filled.refusals);
      if (filled.ok) onFilled(filled.answers, clear);
      else controlOf(ref.current, firstRefused(form, filled.refusals))?.focus();
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlOf(element: HTMLFormElement, id: string): Control | null {
  const found = element.elements.namedItem(id);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

function textsOf(element: HTMLFormElement, form: Form): Texts {
  const data = new FormData(element);
  return Object.fromEntries(form.questions.map(({ id }) => [id, textOf(data.get(id))]));
}

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry : '');

function firstRefused(form: Form, refusals: Readonly<Record<string, string>>): string {
  return form.questions.find(({ id }) => Object.hasOwn(refusals, id))?.id ?? '';
}

function echoesOf(form: Form, texts: Texts, now: Date): Record<string, string> {
  const echoes = form.questions.map((question): [string, string] => [question.id, echoOf(question, texts[question.id] ?? '', now)]);
  return Object.fromEntries(echoes.filter(([, echo]) => echo !== ''));
}

function echoOf(question: Question, text: string, now: Date): string {
  if (!question.echo || text.trim() === '') return '';
  const parsed = question.parse(text, { now, answers: {} });
  return parsed.ok ? question.echo(parsed.value) : '';
}
