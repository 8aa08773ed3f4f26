import { autosaveDelay, retryDelay } from './autosave-timing';

export interface AutosaveQueue<T> {
  /** Adds a payload, which replaces a waiting one. */
  push(payload: T): void;
  /** Sends the waiting payload at once. Resolves when all is sent; rejects with the error of the last attempt. */
  flush(): Promise<void>;
  /** Sends again at once what has not arrived, because the page is being left. */
  flushNow(): void;
  /** Drops the waiting payload. */
  clear(): void;
  /** Whether a payload waits or is being sent. */
  readonly busy: boolean;
  /** Why the last attempt failed; undefined after a success, and when a newer payload waits. */
  readonly error: unknown;
}

export interface AutosaveQueueOptions<T> {
  send: (payload: T) => Promise<void>;
  /** Called on every change of `busy` and `error`. A failed payload keeps waiting. */
  onChange?: () => void;
  /** Whether to repeat an attempt that failed with this error without a new payload. Default: never. */
  isTemporary?: (error: unknown) => boolean;
  /** Milliseconds. */
  delay?: number;
}

/**
 * A queue of one: it waits for the delay, sends one payload at a time and only the latest (S4.13).
 */
export function createAutosaveQueue<T>({
  send,
  onChange,
  isTemporary = () => false,
  delay = autosaveDelay,
}: AutosaveQueueOptions<T>): AutosaveQueue<T> {
  let waiting: { payload: T } | undefined;
  let current: { payload: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let error: unknown;

  const notify = () => onChange?.();

  function schedule(after = delay) {
    if (waiting && !sending) timer ??= setTimeout(() => void sendLatest().catch(() => {}), after);
  }

  function clearTimer() {
    clearTimeout(timer);
    timer = undefined;
  }

  function sendLatest(): Promise<void> {
    clearTimer();
    const next = waiting;
    if (!next) return Promise.resolve();
    waiting = undefined;
    current = next;
    sending = send(next.payload)
      .then(
        () => {
          error = undefined;
        },
        (reason: unknown) => {
          error = waiting ? undefined : reason;
          waiting ??= next;
          throw reason;
        },
      )
      .finally(() => {
        sending = undefined;
        current = undefined;
        if (waiting !== next) schedule();
        else if (isTemporary(error)) schedule(retryDelay);
        notify();
      });
    return sending;
  }

  return {
    push(payload) {
      waiting = { payload };
      if (error) clearTimer();
      error = undefined;
      schedule();
      notify();
    },
    async flush() {
      for (let busy = sending; busy; busy = sending) await busy.catch(() => {});
      while (waiting) await sendLatest();
    },
    flushNow() {
      const latest = waiting ?? current;
      if (latest) void send(latest.payload).catch(() => {});
    },
    clear() {
      clearTimer();
      waiting = undefined;
      notify();
    },
    get busy() {
      return waiting !== undefined || sending !== undefined;
    },
    get error() {
      return error;
    },
  };
}
