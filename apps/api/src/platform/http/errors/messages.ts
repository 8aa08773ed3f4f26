import { type ErrorCode, errorAlias, fillText, findText } from '@matchday/dictionary/languages';

export type { ErrorCode } from '@matchday/dictionary/languages';

export type MessageParameters = Readonly<Record<string, string | number>>;

/** Whom a message is for. */
export interface MessageReader {
  culture: string;
  /** The store's own messages in this culture, by alias. */
  ownMessages?: ReadonlyMap<string, string> | undefined;
}

/** The message for an error: the store's own, otherwise the shipped one in the culture's language or in English. */
export function messageFor(
  { culture, ownMessages }: MessageReader,
  code: ErrorCode,
  params: MessageParameters = {},
): string {
  return fillText(findText(errorAlias(code), culture, ownMessages) ?? code, params);
}
