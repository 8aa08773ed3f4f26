import { createProgress, type Outcome } from './create-progress';

/** What is under way on this page. */
export const progress = createProgress();

/** Sends a request and shows that it is under way; one that was given up has not failed. */
export async function followedFetch(request: Request): Promise<Response> {
  const end = progress.begin();
  try {
    const answer = await fetch(request);
    end(answer.ok ? 'done' : 'failed');
    return answer;
  } catch (error) {
    end(request.signal.aborted ? 'done' : 'failed');
    throw error;
  }
}

let endOfNavigation: ((outcome: Outcome) => void) | undefined;

/** The way to another page has begun; it takes the place of one that was not finished. */
export function beginNavigation(): void {
  endNavigation();
  endOfNavigation = progress.begin();
}

/** The page that was asked for is shown. */
export function endNavigation(): void {
  endOfNavigation?.('done');
  endOfNavigation = undefined;
}
