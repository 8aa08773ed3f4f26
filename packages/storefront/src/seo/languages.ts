import { absoluteUrl } from './absolute-url';

interface LanguageVersion {
  culture: string;
  /** Path of the page in that culture. */
  url: string;
}

/** The absolute addresses of a page in all its languages, by hreflang: the default culture's is everyone else's too. */
export function languagesOf(
  versions: readonly LanguageVersion[],
  defaultCulture: string,
): Record<string, string> {
  const others = versions.find(({ culture }) => culture === defaultCulture);
  return Object.fromEntries([
    ...versions.map(({ culture, url }) => [culture, absoluteUrl(url)]),
    ...(others ? [['x-default', absoluteUrl(others.url)]] : []),
  ]);
}
