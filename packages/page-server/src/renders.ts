import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** A page in Next's store. */
interface StoreRecord {
  key: string;
  /** The tags of all data on the page. */
  tags: readonly string[];
  /** Milliseconds since 1970. */
  renderedAt: number;
}

/** A call of Next that renders a page or reads it from Next's store. */
export interface Render {
  /** The tags that changed while it ran. */
  readonly changed: Set<string>;
  /** Whether no earlier render, which may have read older data, was still running when it began. */
  readonly isUpToDate: boolean;
  /** Missing if Next did not store the page, or another render stored it. */
  record?: StoreRecord;
}

/** How long a render waits for those that began before the last change. */
const patienceMs = 3_000;

/** The running renders. It connects the page cache with Next's store, which Next loads by itself. */
export class Renders {
  readonly #current = new AsyncLocalStorage<Render>();
  readonly #running = new Map<Render, Promise<unknown>>();
  #older: Promise<void> | undefined;

  /** Called with the tags of each change, before the change is acknowledged. */
  onChange: (tags: readonly string[]) => void = () => {};

  /** The render that calls. */
  get current(): Render | undefined {
    return this.#current.getStore();
  }

  /**
   * Runs a render after those that began before the last change: Next lets a render share the work of one that runs
   * already, with the data of before.
   */
  async run<T>(work: () => PromiseLike<T>): Promise<{ answer: T; render: Render }> {
    const render: Render = { changed: new Set(), isUpToDate: await this.#olderHaveEnded() };
    const running = Promise.resolve().then(() =>
      // A lazy work begins when it is awaited, which has to happen inside.
      this.#current.run(render, async () => await work()),
    );
    this.#running.set(render, running);
    try {
      return { answer: await running, render };
    } finally {
      this.#running.delete(render);
    }
  }

  /** Records a change of the data behind the tags. */
  markChanged(tags: readonly string[]): void {
    if (this.#running.size > 0) {
      for (const { changed } of this.#running.keys()) for (const tag of tags) changed.add(tag);
      const older = Promise.allSettled(this.#running.values()).then(() => {
        if (this.#older === older) this.#older = undefined;
      });
      this.#older = older;
    }
    this.onChange(tags);
  }

  async #olderHaveEnded(): Promise<boolean> {
    const deadline = Date.now() + patienceMs;
    while (this.#older) {
      const late = wait(Math.max(0, deadline - Date.now()), true, { ref: false });
      if (await Promise.race([this.#older, late])) return false;
    }
    return true;
  }
}

const key = Symbol.for('matchday.renders');
const shared = globalThis as { [key]?: Renders };

/** The renders of this process. Next loads its store by itself, so the store finds them through a global symbol. */
export function shareRenders(): Renders {
  shared[key] = new Renders();
  return shared[key];
}
