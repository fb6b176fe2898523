import type { VisitorTurn } from '#tooling/guide/run-conversation.ts';
import { PlainError } from '#tooling/command/plain-error.ts';

/** A conversation to hold with the guide: its messages with the id under which each reply is printed. */
export interface AskedConversation {
  readonly ids: readonly string[];
  readonly turns: readonly VisitorTurn[];
  readonly page: string;
  readonly now: Date;
  readonly timeZone: string | undefined;
}

/**
 * Reads the lines of a file of questions, {"id", "q"} or {"id", "turns": […]}, of which a turn is a text, {"choose": "label of a chip"} or {"fill": {"date": "2026-12-04"}}; each may name the page the visitor is on, the moment and the time zone.
 * Takes the name of the file for what is said of faults, and the moment that holds where a line names none. Empty lines are left out.
 * Throws PlainError with file and line for a line that is neither.
 */
export function askedConversations(text: string, file: string, now: Date): readonly AskedConversation[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [conversationOn(line, `${file}:${index + 1}`, now)]));
}

function conversationOn(line: string, place: string, now: Date): AskedConversation {
  const asked = objectIn(line);
  const turns = asked && (Array.isArray(asked.turns) ? (asked.turns as readonly unknown[]) : [asked.q]);
  const moment = asked?.now === undefined ? now : new Date(typeof asked.now === 'string' ? asked.now : Number.NaN);
  if (
    !asked ||
    (typeof asked.id !== 'string' && typeof asked.id !== 'number') ||
    !turns?.every(isTurn) ||
    turns.length === 0 ||
    Number.isNaN(moment.getTime())
  )
    throw new PlainError(
      `${place}: write {"id": "a1", "q": "…"} or {"id": "a1", "turns": ["…", {"choose": "…"}, {"fill": {"date": "…"}}]}, with "page": "/faq" and "now": "2026-11-21T06:30:00Z" if they matter`,
    );
  const id = String(asked.id);
  return {
    ids: asked.turns === undefined ? [id] : turns.map((_, index) => `${id}-${index + 1}`),
    turns,
    page: typeof asked.page === 'string' ? asked.page : '/',
    now: moment,
    timeZone: typeof asked.timeZone === 'string' ? asked.timeZone : undefined,
  };
}

function isTurn(turn: unknown): turn is VisitorTurn {
  if (typeof turn === 'string') return true;
  if (typeof turn !== 'object' || turn === null) return false;
  const { choose, fill } = turn as { readonly choose?: unknown; readonly fill?: unknown };
  return (
    typeof choose === 'string' ||
    (typeof fill === 'object' && fill !== null && Object.values(fill).every((value) => typeof value === 'string'))
  );
}

function objectIn(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
