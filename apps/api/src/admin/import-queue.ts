import { rm } from 'node:fs/promises';
import type { Context } from '../context';
import { keepAlive, type NewImport, updateImport } from '../db/repositories/imports';
import { runImport } from './run-import';

type Run = NewImport & { file: string };

const aliveEveryMs = 3_000;
/** After how long without a sign of life an import counts as interrupted. */
export const silentAfterMs = 30_000;

/** Carries out imports one after the other, so that no more than one file is in memory. */
export class ImportQueue {
  readonly #context: Context;
  readonly #waiting = new Set<Run>();
  #last: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(context: Context) {
    this.#context = context;
  }

  add(run: Run): void {
    this.#waiting.add(run);
    this.#last = this.#last.then(() => this.#carryOut(run));
  }

  /** Waits for the import that is under way; those that wait are told to be interrupted. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#last;
  }

  async #carryOut(run: Run): Promise<void> {
    const { db, clock, log } = this.#context;
    const alive = setInterval(() => {
      for (const each of this.#waiting) keepAlive(db, each, clock()).catch(() => {});
    }, aliveEveryMs);
    try {
      if (this.#stopped) await updateImport(db, run, { state: 'failed', reason: 'Interrupted' }, clock());
      else await runImport(this.#context, run);
    } catch (err) {
      log.error({ err, store: run.storeId, import: run.id }, 'import failed');
      await updateImport(db, run, { state: 'failed', reason: 'InternalError' }, clock()).catch(() => {});
    } finally {
      clearInterval(alive);
      this.#waiting.delete(run);
      await rm(run.file, { force: true });
    }
  }
}
