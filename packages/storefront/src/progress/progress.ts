import { createProgress, type Outcome } from './create-progress';

/** The running requests and navigation of this page. */
export const progress = createProgress();

/** Sends a request and shows its progress; an aborted one has not failed. */
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

/** Starts a navigation, which replaces an unfinished one. */
export function beginNavigation(): void {
  endNavigation();
  endOfNavigation = progress.begin();
}

/** Ends the navigation when its page is shown. */
export function endNavigation(): void {
  endOfNavigation?.('done');
  endOfNavigation = undefined;
}
