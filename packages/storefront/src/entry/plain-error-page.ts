import type { Alias } from '@matchday/dictionary';
import { languageCodeOf, languages, shippedTexts } from '@matchday/dictionary/languages';
import { type BrandCulture, localPath } from '../brand';

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:1rem;
padding:1.5rem;box-sizing:border-box;font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark}
h1,p{margin:0}nav{display:flex;gap:1.5rem}a{color:inherit}`;

/** The error page of a culture without the store's texts, styles and scripts: the API may never have answered. */
export function plainErrorPage(culture: BrandCulture): string {
  const known = languageCodeOf(culture.culture) in languages;
  const texts = shippedTexts(culture.culture);
  const t = (alias: Alias) => texts.get(alias) ?? alias;
  return `<!DOCTYPE html>
<html lang="${known ? culture.locale : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('Error.Heading')}</title>
<style>${style}</style>
</head>
<body>
<h1>${t('Error.Heading')}</h1>
<p>${t('Error.Text')}</p>
<nav><a href="">${t('Error.Retry')}</a> <a href="${localPath(culture, '/')}">${t('Error.Home')}</a></nav>
</body>
</html>
`;
}
