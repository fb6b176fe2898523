import { Component, createContext, use } from 'react';
import type { Elements } from './elements.ts';

/** What is shown in place of a part that failed, and the page it is a part of. */
export const FailureContext = createContext<{ readonly page?: string; readonly instead?: Elements }>({});

/** An error in a part of the site stays in it, and all else lives on. The part is tried again on the next page, or once `attempt` is another one. */
export function ErrorBoundary(props: {
  readonly attempt?: unknown;
  /** In place of what the context has. */
  readonly instead?: Elements;
  readonly children: Elements;
}) {
  const { page, instead } = use(FailureContext);
  return <Boundary attempt={page} instead={instead} {...props} />;
}

interface Tried {
  readonly attempt: unknown;
  readonly hasFailed: boolean;
}

class Boundary extends Component<Parameters<typeof ErrorBoundary>[0], Tried> {
  override state: Tried = { attempt: undefined, hasFailed: false };

  static getDerivedStateFromError(): Partial<Tried> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ attempt }: { readonly attempt?: unknown }, tried: Tried): Tried | null {
    return attempt === tried.attempt ? null : { attempt, hasFailed: false };
  }

  override render(): Elements {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
