'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Texts, type Translate, translator } from './translate';

interface Given {
  texts: Texts;
  locale: string;
}

const TextsContext = createContext<Given>({ texts: {}, locale: 'en' });

/** Gives texts to the parts below that run in the browser, in addition to those given above. */
export function TextsProvider({ texts, locale, children }: Given & { children: ReactNode }) {
  const outer = use(TextsContext);
  const given = useMemo(() => ({ texts: { ...outer.texts, ...texts }, locale }), [outer, texts, locale]);
  return <TextsContext value={given}>{children}</TextsContext>;
}

/** Translates with the texts given above. */
export function useTexts(): Translate {
  const { texts, locale } = use(TextsContext);
  return useMemo(() => translator(texts, locale), [texts, locale]);
}
