type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Registers the dialog that asks for a code; returns how to remove it. */
export function onIdentityCheck(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    ask = undefined;
  };
}

/** Asks for a new proof of the person's identity. Resolves to whether they gave it. */
export const confirmIdentity = async (): Promise<boolean> => (await ask?.()) ?? false;
