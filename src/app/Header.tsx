import { memo, useEffect } from 'react';
import words from 'content:layout-words';
import practice from 'content:practice';
import { paths } from '#src/paths.ts';
import { Glass, SearchField } from '#src/pages/search/SearchField.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { Brand } from './Brand.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { MenuButton } from './MenuButton.tsx';
import { useMenu } from './use-menu.ts';
import styles from './Header.module.css';

/** Where there is no room for more. */
const failedSearch = (
  <small role="alert">
    <a href={paths.search}>{words.failed.search}</a>
  </small>
);
const navigationId = 'main-navigation';

/** The bar at the top: the name of the practice and the ways through the site. */
export const Header = memo(function Header({ pathname }: { readonly pathname: string }) {
  const { isOpen, setIsOpen, button, onKeyDown } = useMenu(pathname);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu', isOpen);
  }, [isOpen]);

  return (
    <header
      className={styles.header}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('nav a')) setIsOpen(false);
      }}
      onBlur={(event) => {
        // Tabbing on from an open menu leads to the page behind it, which must then be seen.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <div className={styles.bar}>
        <a className={styles.brand} data-long={practice.name.length > 24 || undefined} href={paths.home}>
          <Brand />
          <span>{practice.name}</span>
        </a>
        <div className={styles.search}>
          <ErrorBoundary instead={failedSearch}>
            <SearchField id="header-search" name={words.search.name} placeholder={words.search.placeholder} />
          </ErrorBoundary>
        </div>
        <a className={styles.toSearch} href={paths.search} aria-label={words.search.button}>
          <Glass />
        </a>
        <MenuButton
          ref={button}
          isOpen={isOpen}
          controls={navigationId}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        />
        <MainNavigation id={navigationId} isOpen={isOpen} pathname={pathname} />
      </div>
    </header>
  );
});
