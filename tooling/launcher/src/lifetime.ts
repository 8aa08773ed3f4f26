import { styleText } from 'node:util';
import { endOfLog } from './stages';
import { PartFailed, type Supervisor } from './supervisor';

/**
 * Starts the parts, waits for a signal or a failure, and then ends them all.
 *
 * @param ending called once, before anything about the end is printed
 * @returns the exit code: 0 after a signal, 1 after a failure, whose reason is printed
 */
export async function runUntilStopped(
  supervisor: Supervisor,
  launch: () => Promise<void>,
  stopped: Promise<unknown>,
  ending: () => void = () => {},
): Promise<number> {
  try {
    await Promise.race([launch(), supervisor.failure, stopped]);
    await Promise.race([supervisor.failure, stopped]);
    ending();
    console.log('\nStopping');
    return 0;
  } catch (error) {
    ending();
    report(error);
    return 1;
  } finally {
    await supervisor.stop();
  }
}

function report(error: unknown): void {
  console.error(`\n${styleText('red', error instanceof Error ? error.message : String(error))}`);
  if (!(error instanceof PartFailed) || error.lines.length === 0) return;
  console.error(endOfLog(error.log, error.lines));
}
