/** Where a mailed invitation leads. No store has this name. */
const invitation = '/invitation';
const storeForm = /^\/([a-z0-9][a-z0-9-]*)(?:\/|$)/;

export const isInvitation = window.location.pathname.replace(/\/$/, '') === invitation;

/** The store of the page's address, `/<store>/…`; undefined on pages without one. */
export const addressedStore: string | undefined = isInvitation
  ? undefined
  : storeForm.exec(window.location.pathname)?.[1];
