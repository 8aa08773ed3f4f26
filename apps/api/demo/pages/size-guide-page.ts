import type { PageRow } from '../../src/import/store-data';
import { type Culture, each } from '../club';

/** Body measures in centimetres: chest, waist, hip. */
const adult = [
  ['XS', '82–87', '70–75', '84–89'],
  ['S', '88–94', '76–82', '90–96'],
  ['M', '95–102', '83–90', '97–103'],
  ['L', '103–111', '91–99', '104–110'],
  ['XL', '112–120', '100–108', '111–117'],
  ['2XL', '121–129', '109–117', '118–125'],
  ['3XL', '130–138', '118–126', '126–133'],
] as const;
const women = [
  ['XS', '76–81', '60–65', '84–89'],
  ['S', '82–87', '66–71', '90–95'],
  ['M', '88–94', '72–78', '96–102'],
  ['L', '95–102', '79–86', '103–109'],
  ['XL', '103–110', '87–95', '110–116'],
  ['2XL', '111–119', '96–104', '117–124'],
] as const;
/** Size, height in centimetres, age in years. */
const kids = [
  ['104', '98–104', '3–4'],
  ['116', '110–116', '5–6'],
  ['128', '122–128', '7–8'],
  ['140', '134–140', '9–10'],
  ['152', '146–152', '11–12'],
  ['164', '158–164', '13–14'],
  ['176', '170–176', '15–16'],
] as const;

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

export function sizeGuidePage(siteName: string, cultures: readonly Culture[]): PageRow {
  return {
    id: 'size-guide',
    alias: 'contentPage',
    texts: each(cultures, (culture) => {
      const { path, title, lead, how, body, child, ...text } = words[culture];
      const html = [
        `<p>${how}</p>`,
        `<h2>${text.adult}</h2>${table(body, adult)}`,
        `<h2>${text.women}</h2>${table(body, women)}`,
        `<h2>${text.kids}</h2>${table(child, kids)}`,
      ];
      return {
        path,
        title,
        seoTitle: `${title} | ${siteName}`,
        seoDescription: lead,
        blocks: [{ type: 'richText', html: html.join('') }],
      };
    }),
  };
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (values: readonly string[], tag: 'th' | 'td') =>
    `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<table><thead>${cells(headings, 'th')}</thead><tbody>${body}</tbody></table>`;
}
