import type { BrowserContext } from '@playwright/test';

/** What pages said on their consoles, and which of it a test expects. */
export class ConsoleMessages {
  readonly #said: string[] = [];
  // What Playwright itself says where service workers are blocked.
  readonly #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];

  /** Lets a warning, an error or an uncaught exception pass when its text fits. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Listens to every page of a context; the test's own is listened to already. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') {
        this.#said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => {
      this.#said.push(`uncaught: ${String(error.error())}`);
    });
  }

  /** What was said and not allowed. */
  unexpected(): readonly string[] {
    return this.#said.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
