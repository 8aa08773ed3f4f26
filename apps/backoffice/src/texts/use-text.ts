import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { TextKey } from './languages';

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** The texts of the back office in the reader's language. */
export function useText(): Translate {
  const translate = useTranslate();
  return useCallback((key, values) => translate(key, values), [translate]);
}
