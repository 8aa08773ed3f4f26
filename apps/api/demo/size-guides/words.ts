import type { Culture } from '../club';

type Texts = Readonly<Record<Culture, string>>;

export const measures = {
  chest: { unit: 'cm', name: { en: 'Chest', da: 'Bryst', es: 'Pecho' } },
  waist: { unit: 'cm', name: { en: 'Waist', da: 'Talje', es: 'Cintura' } },
  hip: { unit: 'cm', name: { en: 'Hip', da: 'Hofte', es: 'Cadera' } },
  insideLeg: { unit: 'cm', name: { en: 'Inside leg', da: 'Indvendigt benmål', es: 'Entrepierna' } },
  height: { unit: 'cm', name: { en: 'Height', da: 'Højde', es: 'Altura' } },
  foot: { unit: 'cm', name: { en: 'Foot length', da: 'Fodlængde', es: 'Largo del pie' } },
  years: { unit: 'years', name: { en: 'Age', da: 'Alder', es: 'Edad' } },
  months: { unit: 'months', name: { en: 'Age', da: 'Alder', es: 'Edad' } },
} as const;

export type MeasureName = keyof typeof measures;

/** How each measure is taken, and how to choose. */
export const notes = {
  tape: {
    en: 'Measure on bare skin or over thin underwear, with the tape level and not tight.',
    da: 'Mål på bar hud eller uden på tyndt undertøj, og hold målebåndet vandret uden at stramme.',
    es: 'Mide sobre la piel o sobre ropa interior fina, con la cinta recta y sin apretar.',
  },
  chest: {
    en: 'Chest: around the widest point, arms hanging.',
    da: 'Bryst: rundt, hvor du er bredest, med armene ned langs siden.',
    es: 'Pecho: alrededor de la parte más ancha, con los brazos caídos.',
  },
  waist: {
    en: 'Waist: around the narrowest point, breathing out.',
    da: 'Talje: rundt, hvor du er smallest, mens du puster ud.',
    es: 'Cintura: alrededor de la parte más estrecha, al soltar el aire.',
  },
  hip: {
    en: 'Hip: around the widest point, feet together.',
    da: 'Hofte: rundt, hvor du er bredest, med samlede fødder.',
    es: 'Cadera: alrededor de la parte más ancha, con los pies juntos.',
  },
  insideLeg: {
    en: 'Inside leg: from the crotch to the floor, without shoes.',
    da: 'Indvendigt benmål: fra skridtet til gulvet uden sko.',
    es: 'Entrepierna: desde la ingle hasta el suelo, sin zapatos.',
  },
  between: {
    en: 'Between two sizes, the larger one sits loosely and the smaller one closely.',
    da: 'Ligger du mellem to størrelser, sidder den store løst og den lille tæt.',
    es: 'Entre dos tallas, la grande queda holgada y la pequeña, ceñida.',
  },
  child: {
    en: 'Go by height: the size is the tallest it fits, in centimetres. The age is a hint only.',
    da: 'Gå efter højden: størrelsen er den højeste, tøjet passer til, i centimeter. Alderen er kun vejledende.',
    es: 'Guíate por la altura: la talla es la máxima a la que sirve, en centímetros. La edad solo orienta.',
  },
  foot: {
    en: 'Stand on a sheet of paper and mark heel and longest toe; the larger foot counts.',
    da: 'Stil dig på et stykke papir, og sæt streg ved hælen og den længste tå; den største fod tæller.',
    es: 'Ponte de pie sobre un papel y marca el talón y el dedo más largo; cuenta el pie más grande.',
  },
} as const satisfies Record<string, Texts>;

export type NoteName = keyof typeof notes;

export const guideNames = {
  'adult-tops': { en: 'Tops for adults', da: 'Overdele til voksne', es: 'Parte de arriba, adultos' },
  'adult-bottoms': { en: 'Bottoms for adults', da: 'Underdele til voksne', es: 'Parte de abajo, adultos' },
  'women-tops': { en: 'Women’s tops', da: 'Overdele, dame', es: 'Parte de arriba, mujer' },
  'women-bottoms': { en: 'Women’s bottoms', da: 'Underdele, dame', es: 'Parte de abajo, mujer' },
  children: { en: 'Children', da: 'Børn', es: 'Niños' },
  toddlers: { en: 'Toddlers', da: 'Småbørn', es: 'Niños pequeños' },
  babies: { en: 'Babies', da: 'Babyer', es: 'Bebés' },
  socks: { en: 'Socks', da: 'Sokker', es: 'Calcetines' },
} as const satisfies Record<string, Texts>;

export type GuideId = keyof typeof guideNames;
