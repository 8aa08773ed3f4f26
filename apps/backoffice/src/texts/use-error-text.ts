import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Shows what `errorMessage` returns: the text of a key, or the API's own message. */
export function useErrorText(): (message: string) => string {
  const translate = useTranslate();
  return useCallback((message) => translate(message, { _: message }), [translate]);
}
