import { createContext, useContext, type ReactNode } from 'react';
import { chatAbout } from '#src/delivery/office.ts';

/** What the page that is shown is about. */
export const TopicContext = createContext<string | undefined>(undefined);

/** Opens a chat with the office; the draft names what the page is about. */
export function ChatLink({
  name,
  className,
  children,
}: {
  /** For the ear, where nothing but a sign may be seen. */
  readonly name?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <a href={chatAbout(useContext(TopicContext))} rel="noopener noreferrer" aria-label={name} className={className}>
      {children}
    </a>
  );
}
