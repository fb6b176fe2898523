import { use, useSyncExternalStore } from 'react';
import categoryNames from 'content:navigation';
import words from 'content:search-words';
import { counted } from '#src/domain/counted.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { paths } from '#src/paths.ts';
import { useSuggestions } from '#src/search/use-suggestions.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Marked } from '#src/ui/Marked.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { RuledList } from '#src/ui/RuledList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { SiteAddressContext } from './address.ts';
import { definePage, headOf } from './page.ts';
import { SearchField } from './search/SearchField.tsx';
import styles from './SearchPage.module.css';

/** The search, by its address: `/search?q=pan card`. Nobody looks for a search page by searching, so search engines leave it out. */
export const page = definePage({
  addresses: [paths.search],
  load: () => Promise.resolve(words),
  meta: (content) => ({ ...headOf(content, paths.search), isListed: false }),
  View: SearchView,
});

const most = 30;

function SearchView() {
  const asked = useAsked();
  return (
    <>
      <PageHeader heading={words.heading} lead={words.lead}>
        <div className={styles.field}>
          <SearchField key={asked} id="page-search" name={words.field} button={words.button} initial={asked} isLarge />
        </div>
      </PageHeader>
      {asked !== '' && <Results asked={asked} />}
      <Section heading={words.lists.heading}>
        <p className={styles.needsScript}>{words.needsScript}</p>
        <RuledList>
          {[
            ...categoryNames.map(({ id, name, alias }) => ({ name, to: paths.category(alias ?? id) })),
            ...words.lists.links,
          ].map(({ name, to }) => (
            <li key={to}>
              <a href={to}>{name}</a>
            </li>
          ))}
        </RuledList>
      </Section>
    </>
  );
}

/** What the address asks for; nothing while the page is as it was prerendered, which knows no query. */
function useAsked(): string {
  const { query } = use(SiteAddressContext);
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser ? (new URLSearchParams(query).get('q')?.trim().slice(0, longest) ?? '') : '';
}

const longest = 200;
const neverChanges = () => () => undefined;

function Results({ asked }: { readonly asked: string }) {
  const found = useSuggestions(asked, most);
  const next = (
    <p className={styles.next}>
      <ButtonLink look="quiet" href={`${paths.searchFor(asked)}&ask=${encodeURIComponent(asked)}`}>
        {words.ask}
      </ButtonLink>
      <ButtonLink look="quiet" href={paths.contact}>
        {words.write}
      </ButtonLink>
    </p>
  );
  return (
    <Section>
      <div role="status">
        {found && (
          <h2 key={`${asked} ${found.length}`} className={styles.count}>
            {found.length === 0
              ? fillTemplate(words.none, { words: asked })
              : counted(words.found, found.length, { words: asked })}
          </h2>
        )}
      </div>
      {found && found.length > 0 && (
        <ol className={styles.results}>
          {found.map(({ href, name, about, marks }) => (
            <li key={href}>
              <a href={href}>
                <Marked text={name} marks={marks} />
              </a>
              <small>{about}</small>
            </li>
          ))}
        </ol>
      )}
      {next}
    </Section>
  );
}
