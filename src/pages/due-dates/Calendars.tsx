import words from 'content:due-date-page-words';
import groups from 'content:obligations';
import practice from 'content:practice';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { paths } from '#src/paths.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import styles from './Calendars.module.css';

interface Feed {
  readonly id: string;
  readonly name: string;
}

/** The calendars that can be subscribed to, and how each calendar program does it. */
export function Calendars() {
  const { list, profiles, groups: groupsWord, ways } = words.calendars;
  return (
    <>
      <div className={styles.feeds}>
        <Feeds heading={profiles} feeds={list} />
        <Feeds heading={groupsWord} feeds={groups} />
      </div>
      <DescriptionList pairs={ways} />
    </>
  );
}

function Feeds({ heading, feeds }: { readonly heading: string; readonly feeds: readonly Feed[] }) {
  const { subscribe, address, subscribeNamed, addressNamed } = words.calendars;
  const host = new URL(practice.domain).host;
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {feeds.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <a href={`webcal://${host}${paths.calendar(id)}`} aria-label={fillTemplate(subscribeNamed, { name })}>
              {subscribe}
            </a>
            <a href={paths.calendar(id)} download aria-label={fillTemplate(addressNamed, { name })}>
              {address}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
