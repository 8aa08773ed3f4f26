import { rm } from 'node:fs/promises';
import type { Db } from '../../platform/database/database';
import { repeat } from '../../platform/jobs/repeat';
import { type Caller, recordEntry } from '../staff';
import { type ImportRow, keepAlive, type NewImport, updateImport } from './queries';
import type { ImportsContext } from './run-import';

type Run = NewImport & { file: string; owner: ImportOwner };

/** The key or session that started an import. */
interface ImportOwner {
  key: Caller;
  hash: string;
}

const heartbeatIntervalMs = 1_000;
/** An import without a heartbeat for this long counts as interrupted. */
export const heartbeatTimeoutMs = 30_000;

/** Runs imports one at a time, so that at most one file is in memory. */
export class ImportQueue {
  readonly #context: ImportsContext;
  readonly #waiting = new Set<Run>();
  #current: { run: Run; row: ImportRow } | undefined;
  #last: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(context: ImportsContext) {
    this.#context = context;
  }

  add(run: Run): void {
    this.#waiting.add(run);
    this.#last = this.#last.then(() => this.#run(run));
  }

  /**
   * The import that this process is writing, from memory: the embedded database is blocked by the import's transaction,
   * and no database shows uncommitted progress.
   */
  writing(storeId: string, id: string): ImportRow | undefined {
    const { row } = this.#current ?? {};
    return row?.store_id === storeId && row.id === id ? row : undefined;
  }

  /** The owner of the import that this process is writing; known without asking the database. */
  ownerOf(id: string): ImportOwner | undefined {
    return this.#current?.run.id === id ? this.#current.run.owner : undefined;
  }

  /** Waits for the running import. Imports that still wait end as interrupted. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#last;
  }

  async #run(run: Run): Promise<void> {
    const { db, clock, log } = this.#context;
    const heartbeat = repeat('keep imports alive', () => this.#keepAlive(), heartbeatIntervalMs, log);
    try {
      if (this.#stopped) await updateImport(db, run, { state: 'failed', reason: 'Interrupted' }, clock());
      else {
        // Loaded with the first import, to save the memory of its libraries until then.
        const { runImport } = await import('./run-import');
        await runImport(
          this.#context,
          run,
          (row) => (this.#current = { run, row }),
          (trx, counts) => this.#record(trx, run, counts),
        );
      }
    } catch (err) {
      log.error({ err, store: run.storeId, import: run.id }, 'import failed');
      await updateImport(db, run, { state: 'failed', reason: 'InternalError' }, clock()).catch(() => {});
    } finally {
      this.#current = undefined;
      await heartbeat.stop();
      this.#waiting.delete(run);
      await rm(run.file, { force: true });
    }
  }

  /** Records the import in the audit log, as a summary. */
  #record(trx: Db, run: Run, counts: object): Promise<void> {
    const { storeId, id, part, removeMissing, owner } = run;
    return recordEntry(trx, {
      storeId,
      actor: owner.key,
      operation: 'startImport',
      at: this.#context.clock(),
      target: { kind: 'import', id },
      after: { part, removeMissing, ...counts },
    });
  }

  async #keepAlive(): Promise<void> {
    const { db, clock } = this.#context;
    for (const run of this.#waiting)
      await keepAlive(db, run, this.writing(run.storeId, run.id)?.rows_done ?? 0, clock());
  }
}
