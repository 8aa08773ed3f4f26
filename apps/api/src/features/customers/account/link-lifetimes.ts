const minute = 60_000;
const hour = 60 * minute;

// The mails name these times in words: `features/mails/texts`.

/** How long a link is valid that confirms an address. */
export const confirmLinkMs = 48 * hour;
/** How long a link is valid that sets a new password. */
export const resetLinkMs = hour;
/** A second request for the same mail within this time counts as a repeated click. */
export const mailGapMs = minute;
