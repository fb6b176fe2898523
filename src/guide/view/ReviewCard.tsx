import { useEffect, useRef, useState } from 'react';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { reviewRows } from '#src/forms/form.ts';
import { Button } from '#src/ui/Button.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { ChipWords, FieldWords, OpenReview } from '../machine/open-field.ts';
import type { Act } from '../model/act.ts';
import { AnswerField } from './AnswerField.tsx';
import styles from './ReviewCard.module.css';

/** The request before it is sent: each row can be changed where it stands, and the button that sends stays in sight. */
export function ReviewCard({
  review,
  words,
  chips,
  onSay,
  onChange,
}: {
  readonly review: OpenReview;
  readonly words: FieldWords;
  readonly chips: ChipWords;
  readonly onSay: (text: string, acts: readonly Act[]) => void;
  readonly onChange: (acts: readonly Act[]) => void;
}) {
  const { form, answers, timeZone, fieldOf } = review;
  const [open, setOpen] = useState<string>();
  const rows = useRef<HTMLUListElement>(null);
  const left = useRef<string>(undefined);
  const field = open === undefined ? undefined : fieldOf(open);

  useEffect(() => {
    if (open !== undefined || left.current === undefined) return;
    rows.current?.querySelector<HTMLElement>(`[data-slot="${left.current}"] button`)?.focus();
    left.current = undefined;
  }, [open]);

  const close = () => {
    left.current = open;
    setOpen(undefined);
  };

  return (
    <div className={styles.card}>
      <ul ref={rows} className={styles.rows}>
        {reviewRows(form, answers, timeZone).map(({ id, label, value }) =>
          id === open && field ? (
            <li key={id} className={styles.open}>
              <AnswerField
                field={field}
                words={words}
                chips={chips}
                skip={{ label: chips.skip, act: { kind: 'clearSlot', slot: id } }}
                takesFocus={always}
                onFill={({ acts }) => {
                  close();
                  onChange(acts);
                }}
                onLeave={close}
              />
            </li>
          ) : (
            <li key={id} data-slot={id}>
              <span>{`${label}: `}</span>
              <span className={styles.value}>{value}</span>
              <button
                type="button"
                aria-label={fillTemplate(chips.change, { label })}
                onClick={() => {
                  setOpen(id);
                }}
              >
                {words.change}
              </button>
            </li>
          ),
        )}
      </ul>
      {!field && (
        <div className={styles.actions}>
          <Button
            onClick={() => {
              onSay(form.action, [{ kind: 'affirm' }]);
            }}
          >
            <Unbroken text={form.action} />
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              onSay(chips.cancel, [{ kind: 'cancel' }]);
            }}
          >
            {chips.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

const always = () => true;
