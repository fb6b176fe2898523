import { useRef, useState } from 'react';
import { practice } from '#src/collections/practice.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Mark } from '#src/ui/Mark.tsx';
import { paths } from '#src/paths.ts';
import { bookingLink, mainNavigation } from './navigation.ts';
import { ServicesMenu } from './ServicesMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './Header.module.css';

/** The bar at the top: the name of the practice and the ways through the site. */
export function Header({ pathname }: { readonly pathname: string }) {
  // Open on the page it was opened on: going on to another closes it.
  const [openedOn, setOpenedOn] = useState<string>();
  const isOpen = openedOn === pathname;
  const setIsOpen = (open: boolean) => { setOpenedOn(open ? pathname : undefined); };
  const button = useRef<HTMLButtonElement>(null);

  return (
    <header
      className={styles.header}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('nav a')) setIsOpen(false);
      }}
      onBlur={(event) => {
        // Tabbing on from an open menu leads to the page behind it, which must then be seen.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <div className={styles.bar}>
        <a className={styles.brand} href={paths.home}>
          <Mark />
          <span>{practice.name}</span>
        </a>
        <button
          ref={button}
          type="button"
          className={styles.menuButton}
          aria-expanded={isOpen}
          aria-controls="main-navigation"
          onClick={() => { setIsOpen(!isOpen); }}
        >
          <span className={styles.menuIcon} aria-hidden="true" />
          Menu
        </button>
        <div id="main-navigation" className={styles.navigation} data-open={isOpen || undefined}>
          <nav aria-label="Main">
            <ul>
              {mainNavigation.map(({ name, href, sub }) => (
                <li key={href}>
                  {sub ? (
                    <ServicesMenu name={name} href={href} links={sub} pathname={pathname} />
                  ) : (
                    <a href={href} aria-current={pathname === href ? 'page' : undefined}>
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
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}
