import { useState } from 'react';
import words from 'content:document-list-words';
import practice from 'content:practice';
import shared from 'content:shared-words';
import { documentId, documentListId } from '#src/collections/passage-ids.ts';
import type { Checklist as ChecklistContent, DocumentList } from '#src/collections/types.ts';
import { draftText } from '#src/delivery/whatsapp.ts';
import { counted } from '#src/domain/counted.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Checklist } from '#src/ui/Checklist.tsx';
import { ChecklistCard } from '#src/ui/ChecklistCard.tsx';
import { FilledText } from '#src/ui/FilledText.tsx';
import { CopyButton, PrintButton, SheetActions, useCopying, WhatsAppButton } from '../sheet/SheetActions.tsx';
import styles from './DocumentLists.module.css';
import { useCheckedItems } from './checked-items.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';

/** The documents of a service: one list to tick off, or one for each kind of business, chosen by its name. Without script all show. */
export function DocumentLists({ id, checklist }: { readonly id: string; readonly checklist: ChecklistContent }) {
  const { intro, lists } = checklist;
  const [chosen, setChosen] = useState<string>();
  const shown = chosen === undefined ? lists : lists.filter((list) => list.for === chosen);
  return (
    <div className={styles.lists}>
      {intro !== '' && <p>{intro}</p>}
      {lists.length > 1 && (
        <div className={styles.kinds} role="group" aria-label={words.showFor}>
          {[undefined, ...lists.map((list) => list.for)].map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              aria-pressed={chosen === kind}
              onClick={() => {
                setChosen(kind);
              }}
            >
              {kind ?? words.all}
            </button>
          ))}
        </div>
      )}
      {shown.map((list) => (
        <OneList key={list.for ?? 'all'} id={id} number={lists.indexOf(list)} list={list} checklist={checklist} />
      ))}
    </div>
  );
}

function OneList({
  id,
  number,
  list: { for: whom, items },
  checklist: { title, note, updated },
}: {
  readonly id: string;
  /** Where it stands among the lists, from 0. */
  readonly number: number;
  readonly list: DocumentList;
  readonly checklist: ChecklistContent;
}) {
  const { ticked, isKept, toggle } = useCheckedItems(`${id}/${whom ?? ''}`);
  const heading = whom === undefined ? title : fillTemplate(words.nameFor, { title, whom });
  const text = draftText(
    heading,
    items.map(({ item }, index) => ({ label: String(index + 1), value: item })),
  );
  const copying = useCopying(text);
  const ready = items.filter(({ item }) => ticked.has(item)).length;
  return (
    <ChecklistCard
      id={documentListId(number)}
      name={heading}
      about={
        <FilledText
          text={words.about}
          values={{
            papers: counted(shared.papers.count, items.length),
            date: <time dateTime={updated}>{dayMonthYear(updated)}</time>,
          }}
        />
      }
      stampPlace={
        <div className={ready === items.length ? styles.ready : styles.open}>
          {ready === items.length && (
            <div aria-hidden="true">
              <Badge ink="green">{words.ready}</Badge>
            </div>
          )}
          <p className={styles.count} aria-live="polite">
            <Unbroken text={fillTemplate(words.progress, { ready, count: items.length })} />
          </p>
        </div>
      }
      foot={
        <>
          <div aria-live="polite">{!isKept && <p className={styles.note}>{words.notKept}</p>}</div>
          <p className={styles.note}>{note}</p>
          <p className={styles.from}>{[practice.name, practice.phone, practice.email].join(' · ')}</p>
          <SheetActions>
            <PrintButton>{words.print}</PrintButton>
            <CopyButton words={words} copying={copying} />
            <WhatsAppButton draft={text}>{words.share}</WhatsAppButton>
          </SheetActions>
        </>
      }
    >
      <Checklist items={items} ticked={ticked} onToggle={toggle} idOf={(index) => documentId(number, index)} />
    </ChecklistCard>
  );
}
