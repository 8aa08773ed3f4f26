import type { Alias } from '@matchday/dictionary';
import { findText } from '@matchday/dictionary/languages';

/** What the page says that is shown if even the error page fails, and where its link leads. */
export interface LastResort {
  heading: string;
  text: string;
  link: string;
  home: string;
}

/** The texts in the shop's words, otherwise the shipped ones. For the server only: it holds every language. */
export function lastResortOf(
  culture: string,
  own: Partial<Record<string, string>>,
  home: string,
): LastResort {
  const t = (alias: Alias) => own[alias] ?? findText(alias, culture) ?? '';
  return { heading: t('Error.Heading'), text: t('Error.Text'), link: t('Error.Home'), home };
}
