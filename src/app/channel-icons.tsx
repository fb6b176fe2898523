const line = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** A speech bubble with a receiver in it. */
export function WhatsAppIcon() {
  return (
    <svg {...line}>
      <path d="M3 21l1.6-4.6a9 9 0 1 1 3.3 3.1z" />
      <path d="M9 8.2c-.9.9-.6 2.7 1.4 4.8 2 2 3.8 2.5 4.8 1.5l.5-.8-2-1.4-1 .8c-1-.4-1.7-1.2-2.1-2.1l.8-1-1.3-2z" />
    </svg>
  );
}

/** A card with a person's likeness and two lines about them. */
export function ProfileIcon() {
  return (
    <svg {...line}>
      <path d="M3 4.5h18v15H3z" />
      <path d="M8.3 11.5a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8M5.5 16c.3-1.6 1.3-2.4 2.8-2.4s2.5.8 2.8 2.4M14.5 9.5H18M14.5 13H17" />
    </svg>
  );
}

/** A telephone receiver. */
export function PhoneIcon() {
  return (
    <svg {...line}>
      <path d="M6.5 3.5 9 3l2 5-2.2 1.6a11 11 0 0 0 5.6 5.6L16 13l5 2-.5 2.5a4 4 0 0 1-4.2 3.2A15.5 15.5 0 0 1 3.3 7.7a4 4 0 0 1 3.2-4.2z" />
    </svg>
  );
}

/** Two speech bubbles, one before the other. */
export function ChatIcon() {
  return (
    <svg {...line}>
      <path d="M3 4h13v9H9l-3.5 3V13H3z" />
      <path d="M19 8.5h2v9h-2.5v3L15 17.5H11" />
    </svg>
  );
}
