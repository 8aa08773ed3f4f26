import { ApiError } from '@matchday/api-client';
import { useCallback, useEffect, useState } from 'react';

/** `refused` means the link is no longer valid; a task that `failed` may be tried again. */
type MailTaskStatus = 'none' | 'pending' | 'done' | 'refused' | 'failed';

export interface MailTask {
  status: MailTaskStatus;
  retry: () => void;
}

/** Tasks that this page started, by token: a token works once, and React may run an effect twice. */
const begun = new Map<string, Promise<MailTaskStatus>>();

/** Runs the task of a mail's link when the page opens. */
export function useMailTask(
  token: string | null | undefined,
  task: (token: string) => Promise<unknown>,
): MailTask {
  const [ended, setEnded] = useState<{ token: string; status: MailTaskStatus }>();
  const start = useCallback(() => {
    if (!token) return;
    const running = begun.get(token) ?? outcomeOf(task(token));
    begun.set(token, running);
    void running.then((status) => {
      if (status === 'failed') begun.delete(token);
      setEnded({ token, status });
    });
  }, [token, task]);
  useEffect(start, [start]);
  function retry() {
    setEnded(undefined);
    start();
  }
  if (!token) return { status: 'none', retry };
  return { status: ended?.token === token ? ended.status : 'pending', retry };
}

async function outcomeOf(task: Promise<unknown>): Promise<MailTaskStatus> {
  try {
    await task;
    return 'done';
  } catch (error) {
    return error instanceof ApiError && error.code === 'InvalidToken' ? 'refused' : 'failed';
  }
}
