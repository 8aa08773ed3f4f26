import { createProgress } from './create-progress';

/** The running requests and navigation of this page. Its code loads after the first paint; see `navigation.ts`. */
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
