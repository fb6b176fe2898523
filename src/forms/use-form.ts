import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { dropDraft, keepDraft, readDraft, referenceIn, withReference, type Draft } from './draft.ts';
import { fillIn, stillRefused, type Form } from './form.ts';
import type { Answers } from './question.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';

/** A field no person sees. What fills it is a robot, or a browser that fills in all it finds; nothing is sent. */
export const honeypotName = 'fax-for-robots';

/**
 * Runs a form on a page. What is typed stays in the elements themselves, so that nothing typed before the script was there is lost;
 * a copy is kept for this tab. `onFilled` gets the answers once every field is right, and a way to clear the form;
 * otherwise the first wrong field takes focus.
 */
export function useForm(
  form: Form,
  now: () => Date,
  onFilled: (answers: Answers, clear: () => void, isTrapped: boolean) => void,
  onRefused: () => void = () => undefined,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Draft>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});

  const clear = () => {
    dropDraft(tabStorage, form.id);
    ref.current?.reset();
    setTexts({});
  };

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const draft = readDraft(tabStorage, form.id);
    for (const { id } of form.questions) {
      const kept = draft[id];
      if (kept !== undefined && kept !== '' && textOf(element, id) === initialText(element, id))
        putText(element, id, kept);
    }
    // The elements were filled from outside of React; this is where it learns of it.
    setTexts(textsOf(element, form));
  }, [form]);

  const onInput = () => {
    if (!ref.current) return;
    const reference = referenceIn(readDraft(tabStorage, form.id));
    keepDraft(tabStorage, form.id, withReference(typedInto(ref.current, form), reference));
    const typed = textsOf(ref.current, form);
    setTexts(typed);
    setRefusals((refused) => stillRefused(form, refused, typed, now()));
  };

  return {
    ref,
    texts,
    refusals,
    onInput,
    /** Puts a text into a field as if it had been typed, and leaves focus there. */
    onChoose: (id: string, text: string) => {
      if (!ref.current) return;
      putText(ref.current, id, text);
      onInput();
      controlsOf(ref.current, id)
        .find((control) => !(control instanceof HTMLInputElement && control.type === 'radio') || control.checked)
        ?.focus();
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!ref.current) return;
      const filled = fillIn(form, textsOf(ref.current, form), now());
      setRefusals(filled.ok ? {} : filled.refusals);
      if (filled.ok) onFilled(filled.answers, clear, textOf(ref.current, honeypotName) !== '');
      else {
        onRefused();
        focusFirst(ref.current, form, filled.refusals);
      }
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (element: HTMLFormElement, id: string): readonly Control[] =>
  [...element.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement) &&
      one.name === id,
  );

/** What stands in a field. An hour that was chosen counts although it has been shut since: why it no longer holds is for the question to say. */
function textOf(element: HTMLFormElement, id: string): string {
  const chosen = controlsOf(element, id).find(
    (control) => control instanceof HTMLInputElement && control.type === 'radio' && control.checked,
  );
  if (chosen) return chosen.value;
  const entry = new FormData(element).get(id);
  return typeof entry === 'string' ? entry : '';
}

function initialText(element: HTMLFormElement, id: string): string {
  const [control] = controlsOf(element, id);
  return control instanceof HTMLSelectElement ||
    control === undefined ||
    (control instanceof HTMLInputElement && control.type === 'radio')
    ? ''
    : control.defaultValue;
}

function putText(element: HTMLFormElement, id: string, text: string): void {
  for (const control of controlsOf(element, id)) {
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === text;
    else control.value = text;
  }
}

const textsOf = (element: HTMLFormElement, form: Form): Draft =>
  Object.fromEntries(form.questions.map(({ id }) => [id, textOf(element, id)]));

/** What the visitor wrote, without what the page had filled in for them. */
function typedInto(element: HTMLFormElement, form: Form): Draft {
  return Object.fromEntries(
    form.questions
      .map(({ id }) => [id, textOf(element, id)] as const)
      .filter(([id, text]) => text !== initialText(element, id)),
  );
}

function focusFirst(element: HTMLFormElement, form: Form, refusals: Readonly<Record<string, string>>): void {
  const first = form.questions.find(({ id }) => Object.hasOwn(refusals, id));
  if (first)
    controlsOf(element, first.id)
      .find((control) => !control.disabled)
      ?.focus();
}
