/** Whether the database can store the text: it has no NUL character and no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Replaces what the database cannot store. */
export const toStorable = (text: string): string => text.replaceAll('\0', '\u{fffd}').toWellFormed();
