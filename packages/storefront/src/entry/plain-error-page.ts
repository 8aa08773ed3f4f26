import { type BrandCulture, localPath } from '../brand';

interface Texts {
  heading: string;
  text: string;
  home: string;
  retry: string;
}

const english: Texts = {
  heading: 'Something went wrong',
  text: 'The fault is ours, not yours. Please try again in a moment.',
  home: 'To the front page',
  retry: 'Try again',
};

/** By language: the store's dictionary may never have loaded. Other languages get English. */
const languages: Record<string, Texts> = {
  en: english,
  da: {
    heading: 'Noget gik galt',
    text: 'Fejlen er vores, ikke din. Prøv igen om lidt.',
    home: 'Til forsiden',
    retry: 'Prøv igen',
  },
  es: {
    heading: 'Algo ha fallado',
    text: 'El fallo es nuestro, no tuyo. Inténtalo de nuevo en un momento.',
    home: 'Ir a la portada',
    retry: 'Reintentar',
  },
};

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:1rem;
padding:1.5rem;box-sizing:border-box;font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark}
h1,p{margin:0}nav{display:flex;gap:1.5rem}a{color:inherit}`;

/** The error page of a culture without the shop's dictionary, styles and scripts. */
export function plainErrorPage(culture: BrandCulture): string {
  const { language } = new Intl.Locale(culture.locale);
  const known = languages[language];
  const { heading, text, home, retry } = known ?? english;
  return `<!DOCTYPE html>
<html lang="${known ? culture.locale : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<h1>${heading}</h1>
<p>${text}</p>
<nav><a href="">${retry}</a> <a href="${localPath(culture, '/')}">${home}</a></nav>
</body>
</html>
`;
}
