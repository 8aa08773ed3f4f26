/** The form of a UUID with small letters, for regular expressions. */
export const uuidForm = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const uuid = new RegExp(`^${uuidForm}$`, 'i');

/** Whether a text is a UUID, with small or capital letters. */
export const isUuid = (text: string): boolean => uuid.test(text);
