import { use, useEffect, useRef, useState } from 'react';
import { ArrivingContext } from './arriving.ts';
import styles from './SectionNav.module.css';

/** Tabs at the edge of the page, each a jump to its part of the page; the one that is being read stands out. On a narrow screen a strip under the header. */
export function SectionNav({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly name: string }[];
}) {
  const [current, setCurrent] = useState<string>();
  const strip = useRef<HTMLOListElement>(null);
  const isArriving = use(ArrivingContext);

  useEffect(() => {
    if (isArriving) return;
    const parts = tabs.flatMap(({ href }) => document.getElementById(href.slice(1)) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(`#${read.target.id}`);
      },
      { rootMargin: '-25% 0% -70%' },
    );
    parts.forEach((part) => {
      observer.observe(part);
    });
    return () => {
      observer.disconnect();
    };
  }, [tabs, isArriving]);

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - strip.current.offsetLeft - 16 });
  }, [current]);

  return (
    <nav className={styles.index} aria-label={label}>
      <ol ref={strip}>
        {tabs.map(({ href, name }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
