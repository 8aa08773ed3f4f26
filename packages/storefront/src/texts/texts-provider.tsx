'use client';

import type { Alias } from '@matchday/dictionary';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { layoutTexts } from '../layout/texts';
import { useShop } from '../shop/shop-provider';
import { type TextsOf, type TranslateOf, translator } from './translate';

type LayoutTexts = TextsOf<typeof layoutTexts>;

const TextsContext = createContext({} as LayoutTexts);

/** Gives the texts that every page has to all components in the browser. There is one, in the layout. */
export function TextsProvider({ texts, children }: { texts: LayoutTexts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * Translates in the browser: the texts that every page has, and those that the page passed to the component. Components
 * below it take its `t`.
 */
export function useTexts<Key extends Alias = never>(
  texts?: Readonly<Record<Key, string>>,
): TranslateOf<readonly Key[]> {
  const shared = use(TextsContext);
  const { locale } = useShop();
  return useMemo(() => {
    const all = { ...shared, ...texts } as Readonly<Record<keyof LayoutTexts | Key, string>>;
    return translator(all, locale, reportMissing);
  }, [shared, texts, locale]);
}

/** Reports a missing text as an exception: it shows in the console and is sent to the shop's log (S7.37). */
function reportMissing(alias: string): void {
  globalThis.reportError?.(new Error(`There is no text ${alias}`));
}
