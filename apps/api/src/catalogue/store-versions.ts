import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../db/database';
import { findVersions } from '../db/repositories/catalogue-changes';

interface Round {
  storeIds: Set<string>;
  versions: Promise<Map<string, number>>;
}

/**
 * Asks the database for the versions of stores. Whoever asks while a question is under way waits for the next one,
 * together with all others who do: under load one question serves many, and no answer is older than its request. The
 * requests that have arrived by then are let in first, since the question costs more than an answer.
 */
export class StoreVersions {
  readonly #db: Db;
  #underWay: Promise<unknown> | undefined;
  #next: Round | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The version of the store at a moment after the call; 0 for one to which nothing ever happened. */
  async of(storeId: string): Promise<number> {
    this.#next ??= this.#plan();
    this.#next.storeIds.add(storeId);
    return (await this.#next.versions).get(storeId) ?? 0;
  }

  #plan(): Round {
    const storeIds = new Set<string>();
    return { storeIds, versions: this.#ask(storeIds) };
  }

  async #ask(storeIds: ReadonlySet<string>): Promise<Map<string, number>> {
    await this.#underWay;
    await turn();
    this.#next = undefined;
    const question = findVersions(this.#db, [...storeIds]);
    this.#underWay = question.catch(() => {});
    return question;
  }
}
