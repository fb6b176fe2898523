import practice from 'content:practice';
import { office } from '#src/delivery/office.ts';
import styles from './ContactChannels.module.css';

/** Telephone, mail and WhatsApp, each a link that opens the program for it. */
export function ContactChannels() {
  const ways = [
    { name: 'Phone', href: office.call, text: practice.phone },
    { name: 'Email', href: office.mail, text: practice.email },
    { name: 'WhatsApp', href: office.chat, text: 'Open a chat' },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ name, href, text }) => (
        <li key={name}>
          <span>{name}</span>
          <a href={href} rel="noopener noreferrer">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
