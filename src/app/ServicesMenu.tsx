import words from 'content:layout-words';
import { breakpoints } from '#src/ui/breakpoints.ts';
import { useMenu } from './use-menu.ts';
import styles from './ServicesMenu.module.css';

/** The list under "Services": opens by pointing, by the key or a tap on its button, closes by leaving, Escape or choosing. */
export function ServicesMenu(props: {
  readonly name: string;
  readonly href: string;
  readonly links: readonly { readonly name: string; readonly href: string; readonly purpose: string }[];
  readonly pathname: string;
}) {
  const { name, href, links, pathname } = props;
  const { isOpen, setIsOpen, button, onKeyDown } = useMenu(pathname);

  return (
    <div
      className={styles.menu}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => {
        if (opensByPointing(event.nativeEvent)) setIsOpen(true);
      }}
      onPointerLeave={(event) => {
        if (opensByPointing(event.nativeEvent)) setIsOpen(false);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) setIsOpen(false);
      }}
      onKeyDown={onKeyDown}
    >
      <a className={styles.all} href={href} aria-current={pathname === href ? 'page' : undefined}>
        {name}
      </a>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="services-list"
        onClick={(event) => {
          setIsOpen(opensByPointing(event.nativeEvent) || !isOpen);
        }}
      >
        <span className={styles.wide}>{name}</span>
        <span className={styles.narrow}>{words.menu.showServices}</span>
      </button>
      <ul id="services-list" className={styles.list}>
        <li className={styles.overview}>
          <a href={href}>{words.menu.allServices}</a>
        </li>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={pathname === link.href ? 'page' : undefined}>
              {link.name}
            </a>
            <p>{link.purpose}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In the bar a mouse has opened the list before it clicks: the click must not shut it again. In a phone's menu it opens by clicking. */
function opensByPointing(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.pointerType === 'mouse' && window.matchMedia(breakpoints.medium).matches
  );
}
