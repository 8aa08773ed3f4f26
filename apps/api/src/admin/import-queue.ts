import { rm } from 'node:fs/promises';
import type { Context } from '../context';
import type { AdminKey } from '../db/repositories/admin-keys';
import { type ImportRow, keepAlive, type NewImport, updateImport } from '../db/repositories/imports';
import { repeat } from '../repeat';

type Run = NewImport & { file: string; by: Writer };

/** The key that began an import. */
interface Writer {
  key: AdminKey;
  hash: string;
}

const aliveEveryMs = 1_000;
/** After how long without a sign of life an import counts as interrupted. */
export const silentAfterMs = 30_000;

/** Carries out imports one after the other, so that no more than one file is in memory. */
export class ImportQueue {
  readonly #context: Context;
  readonly #waiting = new Set<Run>();
  #written: { run: Run; row: ImportRow } | undefined;
  #last: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(context: Context) {
    this.#context = context;
  }

  add(run: Run): void {
    this.#waiting.add(run);
    this.#last = this.#last.then(() => this.#carryOut(run));
  }

  /**
   * An import that this process is writing. It is told from memory: the embedded database answers nobody meanwhile, and
   * shows nobody what is not yet committed.
   */
  written(storeId: string, id: string): ImportRow | undefined {
    const { row } = this.#written ?? {};
    return row?.store_id === storeId && row.id === id ? row : undefined;
  }

  /** Who may be told of the import that this process is writing without the database being asked. */
  writerOf(id: string): Writer | undefined {
    return this.#written?.run.id === id ? this.#written.run.by : undefined;
  }

  /** Waits for the import that is under way; those that wait are told to be interrupted. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#last;
  }

  async #carryOut(run: Run): Promise<void> {
    const { db, clock, log } = this.#context;
    const alive = repeat('keep imports alive', () => this.#keepAlive(), aliveEveryMs, log);
    try {
      if (this.#stopped) await updateImport(db, run, { state: 'failed', reason: 'Interrupted' }, clock());
      else {
        // Loaded with the first import: until then the process is spared the memory of its libraries.
        const { runImport } = await import('./run-import');
        await runImport(this.#context, run, (row) => (this.#written = { run, row }));
      }
    } catch (err) {
      log.error({ err, store: run.storeId, import: run.id }, 'import failed');
      await updateImport(db, run, { state: 'failed', reason: 'InternalError' }, clock()).catch(() => {});
    } finally {
      this.#written = undefined;
      await alive.stop();
      this.#waiting.delete(run);
      await rm(run.file, { force: true });
    }
  }

  async #keepAlive(): Promise<void> {
    const { db, clock } = this.#context;
    for (const run of this.#waiting)
      await keepAlive(db, run, this.written(run.storeId, run.id)?.rows_done ?? 0, clock());
  }
}
