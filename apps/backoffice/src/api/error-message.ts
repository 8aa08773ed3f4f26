import { ApiError } from '@matchday/api-client';
import type { TextKey } from '../texts/languages';

/** Errors that the server of the back office sends itself: they have no text in the reader's language. */
const ownTexts: Readonly<Record<string, TextKey>> = {
  NoAnswer: 'error.noAnswer',
  NotFound: 'error.notFound',
  Forbidden: 'error.forbidden',
  TooLarge: 'error.tooLarge',
  TooManyRequests: 'error.tooMany',
  MalformedRequest: 'error.malformed',
  Unauthorized: 'error.ended',
  DeviceHasPasskey: 'passkeys.deviceHasOne',
};

/** The key of a text, or the API's message in the reader's language. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'error.unknown' satisfies TextKey;
  const isOwn = error.message === '' || error.message === error.code;
  return isOwn ? (ownTexts[error.code] ?? 'error.unknown') : error.message;
}
