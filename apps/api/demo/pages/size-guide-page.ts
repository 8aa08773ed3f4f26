import type { PageRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import { adults, children, women } from '../size-guides/bodies';
import { textPage } from './text-page';

type Span = readonly [from: number, to: number];

const written = ([from, to]: Span) => `${from}–${to}`;

const bodyRows = (bodies: Readonly<Record<string, Record<'chest' | 'waist' | 'hip', Span>>>) =>
  Object.entries(bodies).map(([size, { chest, waist, hip }]) => [
    size,
    written(chest),
    written(waist),
    written(hip),
  ]);

const childRows = Object.entries(children).map(([size, { height, years }]) => [
  size,
  written(height),
  written(years),
]);

const words = {
  en: {
    path: '/size-guide/',
    title: 'Size guide',
    lead: 'Measure once, order once: body measures for adults, women and children.',
    how: 'Measure on bare skin or over thin underwear, with the tape level and not tight. Chest: at the widest point. Waist: at the narrowest. Hip: at the widest. If you are between two sizes, the larger one is the relaxed fit and the smaller one the close fit.',
    adult: 'Adults',
    women: 'Women',
    kids: 'Children',
    body: ['Size', 'Chest (cm)', 'Waist (cm)', 'Hip (cm)'],
    child: ['Size', 'Height (cm)', 'Age (years)'],
  },
  da: {
    path: '/storrelsesguide/',
    title: 'Størrelsesguide',
    lead: 'Mål én gang, bestil én gang: kropsmål for voksne, damer og børn.',
    how: 'Mål på bar hud eller uden på tyndt undertøj, og hold målebåndet vandret uden at stramme. Bryst: hvor du er bredest. Talje: hvor du er smallest. Hofte: hvor du er bredest. Ligger du mellem to størrelser, giver den store en løs pasform og den lille en tæt.',
    adult: 'Voksne',
    women: 'Damer',
    kids: 'Børn',
    body: ['Størrelse', 'Bryst (cm)', 'Talje (cm)', 'Hofte (cm)'],
    child: ['Størrelse', 'Højde (cm)', 'Alder (år)'],
  },
  es: {
    path: '/guia-de-tallas/',
    title: 'Guía de tallas',
    lead: 'Mide una vez y acierta a la primera: medidas para adultos, mujer y niños.',
    how: 'Mide sobre la piel o sobre ropa interior fina, con la cinta recta y sin apretar. Pecho: por la parte más ancha. Cintura: por la más estrecha. Cadera: por la más ancha. Si estás entre dos tallas, la grande queda holgada y la pequeña, ceñida.',
    adult: 'Adultos',
    women: 'Mujer',
    kids: 'Niños',
    body: ['Talla', 'Pecho (cm)', 'Cintura (cm)', 'Cadera (cm)'],
    child: ['Talla', 'Altura (cm)', 'Edad (años)'],
  },
} as const;

export function sizeGuidePage(cultures: readonly Culture[]): PageRow {
  return {
    id: 'size-guide',
    alias: 'contentPage',
    texts: each(cultures, (culture) => {
      const { path, title, lead, how, body, child, ...text } = words[culture];
      const html = [
        `<p>${how}</p>`,
        `<h2>${text.adult}</h2>${table(body, bodyRows(adults))}`,
        `<h2>${text.women}</h2>${table(body, bodyRows(women))}`,
        `<h2>${text.kids}</h2>${table(child, childRows)}`,
      ];
      return textPage({ path, title, lead, html: html.join('') });
    }),
  };
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (values: readonly string[], tag: 'th' | 'td') =>
    `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<table><thead>${cells(headings, 'th')}</thead><tbody>${body}</tbody></table>`;
}
