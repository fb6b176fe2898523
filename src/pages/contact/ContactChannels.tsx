import words from 'content:contact-words';
import practice from 'content:practice';
import { office } from '#src/delivery/office.ts';
import styles from './ContactChannels.module.css';

const { phone, email, whatsApp, chat } = words.reach;

/** Telephone, mail and WhatsApp, each a link that opens the program for it. */
export function ContactChannels() {
  const ways = [
    { name: phone, href: office.call, text: practice.phone },
    { name: email, href: office.mail, text: practice.email },
    { name: whatsApp, href: office.chat, text: chat },
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
