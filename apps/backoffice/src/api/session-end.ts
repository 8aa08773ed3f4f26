type Leave = () => void;

let leave: Leave | undefined;

/** Registers what leads to the login when the session has ended; returns how to remove it. */
export function onSessionEnd(listener: Leave): () => void {
  leave = listener;
  return () => {
    leave = undefined;
  };
}

export const sessionHasEnded = (): void => leave?.();
