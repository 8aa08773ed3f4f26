type Follower = (isNavigating: boolean) => void;

let isNavigating = false;
let follower: Follower | undefined;

/** Starts a navigation, which replaces an unfinished one. */
export const beginNavigation = (): void => report(true);

/** Ends the navigation when its page is shown. */
export const endNavigation = (): void => report(false);

/**
 * Calls back when a navigation starts or ends, and at once if one has started: the progress bar's code loads after the
 * page is shown.
 * @returns a function that stops
 */
export function followNavigation(follow: Follower): () => void {
  follower = follow;
  if (isNavigating) follow(true);
  return () => {
    follower = undefined;
  };
}

function report(now: boolean): void {
  isNavigating = now;
  follower?.(now);
}
