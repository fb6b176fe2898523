import { useState } from 'react';
import practice from 'content:practice';
import type { Checklist as ChecklistContent, DocumentList } from '#src/collections/types.ts';
import { draftText, whatsAppLink } from '#src/delivery/whatsapp.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { printPart } from '#src/ui/print-part.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Checklist } from '#src/ui/Checklist.tsx';
import { ChecklistCard } from '#src/ui/ChecklistCard.tsx';
import styles from './DocumentLists.module.css';
import { useCheckedItems } from './checked-items.ts';

/** The documents of a service: one list to tick off, or one for each kind of business, chosen by its name. Without script all show. */
export function DocumentLists({ id, checklist }: { readonly id: string; readonly checklist: ChecklistContent }) {
  const { intro, lists } = checklist;
  const [chosen, setChosen] = useState<string>();
  const shown = chosen === undefined ? lists : lists.filter((list) => list.for === chosen);
  return (
    <div className={styles.lists}>
      {intro !== '' && <p>{intro}</p>}
      {lists.length > 1 && (
        <div className={styles.kinds} role="group" aria-label="Show the list for">
          {[undefined, ...lists.map((list) => list.for)].map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              aria-pressed={chosen === kind}
              onClick={() => {
                setChosen(kind);
              }}
            >
              {kind ?? 'All'}
            </button>
          ))}
        </div>
      )}
      {shown.map((list) => (
        <OneList key={list.for ?? 'all'} id={id} list={list} checklist={checklist} />
      ))}
    </div>
  );
}

function OneList({
  id,
  list: { for: whom, items },
  checklist: { title, note, updated },
}: {
  readonly id: string;
  readonly list: DocumentList;
  readonly checklist: ChecklistContent;
}) {
  const { ticked, toggle } = useCheckedItems(`${id}/${whom ?? ''}`);
  const [isCopied, setIsCopied] = useState(false);
  const heading = whom === undefined ? title : `${title}: ${whom}`;
  const text = draftText(
    heading,
    items.map(({ item }, index) => ({ label: String(index + 1), value: item })),
  );
  const ready = items.filter(({ item }) => ticked.has(item)).length;
  return (
    <ChecklistCard
      name={heading}
      about={
        <>
          {items.length} papers · as of <time dateTime={updated}>{dayMonthYear(updated)}</time>
        </>
      }
      stampPlace={
        <div className={ready === items.length ? styles.ready : styles.open}>
          {ready === items.length && (
            <div aria-hidden="true">
              <Badge ink="green">Ready</Badge>
            </div>
          )}
          <p className={styles.count} aria-live="polite">
            {ready} of {items.length} ready
          </p>
        </div>
      }
      foot={
        <>
          <p className={styles.note}>{note}</p>
          <p className={styles.from}>
            {practice.name} · {practice.phone} · {practice.email}
          </p>
          <div className={styles.actions}>
            <Button
              look="quiet"
              onClick={(event) => {
                printPart(event.currentTarget);
              }}
            >
              Print
            </Button>
            <Button
              look="quiet"
              onClick={() =>
                void navigator.clipboard.writeText(text).then(() => {
                  setIsCopied(true);
                })
              }
            >
              {isCopied ? 'Copied' : 'Copy the list'}
            </Button>
            <ButtonLink look="quiet" href={whatsAppLink('', text)} rel="noopener noreferrer">
              Share on WhatsApp
            </ButtonLink>
          </div>
        </>
      }
    >
      <Checklist items={items} ticked={ticked} onToggle={toggle} />
    </ChecklistCard>
  );
}
