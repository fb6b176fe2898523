import words from 'content:layout-words';
import { SearchField } from '#src/pages/search/SearchField.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { bookingLink, mainNavigation, menuFurther } from './navigation.ts';
import { ServicesMenu } from './ServicesMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './MainNavigation.module.css';

/** The ways through the site: a row in the bar, on a phone a panel under it. */
export function MainNavigation({
  id,
  isOpen,
  pathname,
}: {
  readonly id: string;
  readonly isOpen: boolean;
  readonly pathname: string;
}) {
  return (
    <div id={id} className={styles.navigation} data-open={isOpen || undefined}>
      <div className={styles.search}>
        <ErrorBoundary>
          <SearchField
            key={pathname}
            id="menu-search"
            name={words.search.name}
            placeholder={words.search.placeholder}
          />
        </ErrorBoundary>
      </div>
      <nav aria-label={words.menu.name}>
        <ul className={styles.list}>
          {mainNavigation.map(({ name, href, sub }) => (
            <li key={href}>
              {sub ? (
                <ServicesMenu name={name} href={href} links={sub} pathname={pathname} />
              ) : (
                <a className={styles.link} href={href} aria-current={pathname === href ? 'page' : undefined}>
                  {name}
                </a>
              )}
            </li>
          ))}
          <li className={styles.booking}>
            <ButtonLink href={bookingLink.href} aria-current={pathname === bookingLink.href ? 'page' : undefined}>
              {bookingLink.name}
            </ButtonLink>
          </li>
        </ul>
      </nav>
      <nav aria-labelledby="menu-further" className={styles.further}>
        <h2 id="menu-further">{words.menu.furtherHeading}</h2>
        <ul className={styles.list}>
          {menuFurther.map(({ name, href }) => (
            <li key={href}>
              <a className={styles.link} href={href} aria-current={pathname === href ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
    </div>
  );
}
