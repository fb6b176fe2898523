import { PlainError } from './plain-error.ts';

/** Runs a command. An error that is told in plain words ends it with those words and exit code 1; any other is thrown on. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
