import { useCallback, useEffect, useState } from 'react';

export type Answer<T> =
  | { status: 'loading' }
  | { status: 'found'; value: T }
  | { status: 'failed'; error: unknown; retry: () => void };

type Ask<T> = (signal: AbortSignal) => Promise<T>;

/**
 * What a question is answered with, asked when it is shown and again when the question is another one.
 *
 * @param ask must stay the same function as long as the question is the same
 */
export function useAnswer<T>(ask: Ask<T>): Answer<T> {
  const [given, setGiven] = useState<{ ask: Ask<T>; value?: T; error?: unknown }>();
  const start = useCallback(
    (signal: AbortSignal) =>
      ask(signal).then(
        (value) => setGiven({ ask, value }),
        (error: unknown) => signal.aborted || setGiven({ ask, error }),
      ),
    [ask],
  );
  useEffect(() => {
    const abort = new AbortController();
    void start(abort.signal);
    return () => abort.abort();
  }, [start]);
  if (given?.ask !== ask) return { status: 'loading' };
  if (given.value !== undefined) return { status: 'found', value: given.value };
  const retry = () => {
    setGiven(undefined);
    void start(new AbortController().signal);
  };
  return { status: 'failed', error: given.error, retry };
}
