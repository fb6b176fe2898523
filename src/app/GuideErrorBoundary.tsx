import { Component, type ReactNode } from 'react';
import words from 'content:layout-words';
import practice from 'content:practice';
import { office } from '#src/delivery/office.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Guide.module.css';

/** An error inside the guide stays inside: the page lives on, and the ways to the office are shown. */
export class GuideErrorBoundary extends Component<
  { readonly onClose: () => void; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className={styles.failed}>
        <p>{words.guide.stopped}</p>
        <p>
          <a href={office.chat} rel="noopener noreferrer">
            {words.guide.whatsApp}
          </a>
          , <a href={office.call}>{practice.phone}</a>, <a href={office.mail}>{practice.email}</a>
        </p>
        <Button
          look="quiet"
          onClick={() => {
            this.setState({ hasFailed: false });
            this.props.onClose();
          }}
        >
          {words.guide.close}
        </Button>
      </div>
    );
  }
}
