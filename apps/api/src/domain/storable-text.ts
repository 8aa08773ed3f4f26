/** Whether a database takes the text: it has neither the character of code 0 nor half a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
