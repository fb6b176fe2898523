import type { Message } from '../message.ts';
import type { Block } from '../reply.ts';
import styles from './MessageView.module.css';

/** One message, with the pages it comes from as links. */
export function MessageView({ message: { from, blocks, links, progress } }: { readonly message: Message }) {
  const lists = blocks.filter(({ kind }) => kind === 'list').length;
  return (
    <div data-from={from} tabIndex={-1} className={styles.message}>
      <span className="visually-hidden">{from === 'guide' ? 'Guide: ' : 'You: '}</span>
      {progress && (
        <p className={styles.progress}>
          {progress.step} of {progress.of}
        </p>
      )}
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} isFolded={lists > 1} />
      ))}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} {...(href.startsWith('/') ? {} : { rel: 'noopener noreferrer', target: '_blank' })}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function BlockView({ block, isFolded }: { readonly block: Block; readonly isFolded: boolean }) {
  if (block.kind === 'text') return <p className={styles.text}>{block.text}</p>;
  const List = block.isNumbered ? 'ol' : 'ul';
  const list = (
    <List className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
  if (isFolded && block.heading !== undefined) {
    return (
      <details>
        <summary>
          {block.heading} ({block.items.length})
        </summary>
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
