import { memo, useSyncExternalStore } from 'react';
import words from 'content:layout-words';
import practice from 'content:practice';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { Brand } from './Brand.tsx';
import { ProfileIcon, WhatsAppIcon } from './channel-icons.tsx';
import { ChatLink } from './ChatLink.tsx';
import { footerNavigation, furtherNavigation } from './navigation.ts';
import { useOfflineKeeping } from './offline.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './Footer.module.css';

const noSubscription = () => () => undefined;

/** The foot of every page: who the practice is, all the ways on, and what the site is not. */
export const Footer = memo(function Footer({ year }: { readonly year: number }) {
  const currentYear = useSyncExternalStore(
    noSubscription,
    () => presentMoment().getFullYear(),
    () => year,
  );
  const { accountant, about, name, profile } = practice;
  const offlineKeeping = useOfflineKeeping();

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.mark}>
          <Brand />
        </div>
        <div className={styles.body}>
          <div className={styles.top}>
            <div className={styles.practice}>
              <p className={styles.name}>{name}</p>
              <p>{about}</p>
              <p className={styles.channels}>
                <ChatLink>
                  <WhatsAppIcon />
                  <span>{words.footer.whatsApp}</span>
                </ChatLink>
                <a href={profile.href} rel="noopener noreferrer">
                  <ProfileIcon />
                  <span>{profile.name}</span>
                </a>
              </p>
            </div>
            <div className={styles.columns}>
              {footerNavigation.map(({ heading, links }) => (
                <nav key={heading} aria-label={heading} className={styles.column}>
                  <p className={styles.heading}>{heading}</p>
                  <ul>
                    {links.map((link) => (
                      <li key={link.href}>
                        <a href={link.href}>{link.name}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </div>
          </div>
          <div className={styles.foot}>
            {furtherNavigation.length > 0 && (
              <nav aria-label={words.footer.more.name} className={styles.further}>
                <ul>
                  {furtherNavigation.map(({ name: further, href }) => (
                    <li key={href}>
                      <a href={href}>{further}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <ThemeSwitch />
          </div>
          <div className={styles.legal}>
            <p>
              {fillTemplate(words.footer.registration, {
                name: accountant.name,
                qualification: accountant.qualification,
                membership: accountant.membershipNumber,
                firm: accountant.firmRegistrationNumber,
              })}
            </p>
            <p>{words.footer.notice}</p>
            <p>{fillTemplate(words.footer.copyright, { year: currentYear, practice: name })}</p>
          </div>
          {offlineKeeping}
        </div>
      </div>
    </footer>
  );
});
