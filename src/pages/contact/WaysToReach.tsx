import { practice } from '#src/collections/practice.ts';
import { whatsAppLink } from '#src/delivery/whatsapp.ts';
import styles from './WaysToReach.module.css';

/** Telephone, mail and WhatsApp, each a link that opens the program for it. */
export function WaysToReach() {
  const ways = [
    { name: 'Phone', href: `tel:${practice.phone.replaceAll(' ', '')}`, text: practice.phone },
    { name: 'Email', href: `mailto:${practice.email}`, text: practice.email },
    { name: 'WhatsApp', href: whatsAppLink(practice.whatsapp, 'Hello, I have a question.'), text: 'Open a chat' },
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
