import { Fragment, memo, type ReactNode } from 'react';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { indicScriptIn } from '#src/text/indic-script.ts';
import type { Row } from '#src/forms/form.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { Message } from '../model/message.ts';
import type { Block } from '../model/reply.ts';
import type { PanelWords } from './panel-words.ts';
import { Waiting } from './Waiting.tsx';
import styles from './MessageView.module.css';

/**
 * One message, with the pages it comes from as links.
 * A message never changes, so it is drawn once, and once more when the next one follows, however long the conversation grows.
 */
export const MessageView = memo(function MessageView(props: {
  readonly message: Message;
  readonly next: Message | undefined;
  readonly isPending: boolean;
  readonly words: PanelWords;
  /** What stands in the place of rows that can be changed. */
  readonly card: ReactNode;
}) {
  const { message, next, isPending, words, card } = props;
  const { from, blocks, links, progress, chips } = message;
  // What can be tapped below is not named here too, and no question leads away from the form that asks it.
  const named = links.filter(
    ({ href, label }) =>
      (next !== undefined || chips.every((chip) => chip.label !== label)) && !(progress && href.startsWith('/')),
  );
  const lists = blocks.filter(({ kind }) => kind === 'list').length;
  return (
    <div data-from={from} aria-busy={isPending || undefined} tabIndex={-1} className={styles.message}>
      <span className="visually-hidden">{`${from === 'guide' ? words.guide : words.visitor}: `}</span>
      {progress && <p className={styles.progress}>{fillTemplate(words.step, progress)}</p>}
      {isPending && <Waiting text={words.waiting} />}
      {blocks.map((block, index) =>
        card !== undefined && block.kind === 'rows' ? (
          <Fragment key={index}>{card}</Fragment>
        ) : (
          <BlockView key={index} block={block} isFolded={lists > 1} />
        ),
      )}
      {named.length > 0 && (
        <ul className={styles.links}>
          {named.map(({ href, label }, index) => (
            // A link stays itself, and focused, when the place on its page becomes known.
            <li key={index}>
              <a href={href} {...(/^(?:\/|tel:)/.test(href) ? {} : { rel: 'noopener noreferrer', target: '_blank' })}>
                <Unbroken text={label} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** A text in letters of its own is read aloud in their language. */
const languageOf = { telugu: 'te', devanagari: 'hi', english: undefined } as const;

function BlockView({ block, isFolded }: { readonly block: Block; readonly isFolded: boolean }) {
  if (block.kind === 'heading') return <p className={styles.heading}>{block.text}</p>;
  if (block.kind === 'text')
    return (
      <p lang={languageOf[indicScriptIn(block.text) ?? 'english']} className={styles.text}>
        <Unbroken text={block.text} />
      </p>
    );
  const list = block.kind === 'rows' ? <RowsView rows={block.rows} /> : <ListView {...block} />;
  if (isFolded && block.kind === 'list' && block.heading !== undefined) {
    return (
      <details>
        <summary>{`${block.heading} (${block.items.length})`}</summary>
        {list}
      </details>
    );
  }
  return (
    <>
      {block.heading !== undefined && <p className={styles.heading}>{block.heading}</p>}
      {list}
    </>
  );
}

function ListView({ items, isNumbered }: { readonly items: readonly string[]; readonly isNumbered: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Unbroken text={item} />
        </li>
      ))}
    </List>
  );
}

/** Rows as lines of the ledger: the name at the left, the value at the right. */
function RowsView({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, value }) => (
        <li key={label}>
          <span>{`${label}: `}</span>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}
