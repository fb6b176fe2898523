import { join } from 'node:path';

/** What the worker that tries changes is told, as a file in the folder of the run. */
export interface Task {
  /** How many test files the run has. */
  readonly files: number;
  /** The change that is made from the start, or null. */
  readonly changed: number | null;
  /** The changes that are made one after the other once all tests have passed without any. */
  readonly waiting: readonly number[];
}

/** Where the worker finds that folder. */
export const folderVariable = 'MUTANTS_FOLDER';

export const taskFile = (folder: string): string => join(folder, 'task.json');
export const saidFile = (folder: string): string => join(folder, 'said');

/**
 * What the worker says, a line of JSON each: which change it begins with, that it is still at work, what became of a change, how long a
 * test file took, and that it is done.
 */
export type Said =
  | { readonly said: 'begins'; readonly change: number }
  | { readonly said: 'works' }
  | { readonly said: 'ends'; readonly change: number; readonly fate: ReplayFate; readonly tests: number }
  | { readonly said: 'file'; readonly name: string; readonly milliseconds: number }
  | { readonly said: 'done' };

/**
 * A change that a test notices or that all let pass; and one of which the tests say nothing while they stand as loaded, because it matters
 * while modules are loaded, is kept from an earlier test, or concerns tests that cannot be run again.
 */
export type ReplayFate = 'noticed' | 'passed' | 'unsaid';
