import type { Hex } from './art/spec';

type Color = { hex: Hex; en: string; da: string; es: string };

/** The dyes of all ranges, with their names as a shop says them. */
export const palette = {
  black: { hex: '#17181b', en: 'Black', da: 'Sort', es: 'Negro' },
  charcoal: { hex: '#3a3d42', en: 'Charcoal', da: 'Koksgrå', es: 'Gris antracita' },
  grey: { hex: '#9a9da1', en: 'Grey marl', da: 'Gråmeleret', es: 'Gris jaspeado' },
  silver: { hex: '#cfd2d4', en: 'Silver', da: 'Sølv', es: 'Plata' },
  white: { hex: '#f6f5f1', en: 'White', da: 'Hvid', es: 'Blanco' },
  chalk: { hex: '#ece5d6', en: 'Chalk', da: 'Kridt', es: 'Crudo' },
  red: { hex: '#cf1430', en: 'Red', da: 'Rød', es: 'Rojo' },
  crimson: { hex: '#e2122f', en: 'Signal red', da: 'Signalrød', es: 'Rojo señal' },
  bordeaux: { hex: '#6a1423', en: 'Bordeaux', da: 'Bordeaux', es: 'Burdeos' },
  orange: { hex: '#ea6a1e', en: 'Orange', da: 'Orange', es: 'Naranja' },
  amber: { hex: '#eda61b', en: 'Amber', da: 'Rav', es: 'Ámbar' },
  gold: { hex: '#b98f3e', en: 'Gold', da: 'Guld', es: 'Dorado' },
  lemon: { hex: '#eadf3f', en: 'Lemon', da: 'Citron', es: 'Limón' },
  green: { hex: '#00954c', en: 'Green', da: 'Grøn', es: 'Verde' },
  bottle: { hex: '#0d4a30', en: 'Bottle green', da: 'Flaskegrøn', es: 'Verde botella' },
  mint: { hex: '#a9dcc0', en: 'Mint', da: 'Mint', es: 'Menta' },
  olive: { hex: '#6a6a3b', en: 'Olive', da: 'Oliven', es: 'Oliva' },
  teal: { hex: '#0f7f86', en: 'Teal', da: 'Petrol', es: 'Petróleo' },
  sky: { hex: '#8fc1e6', en: 'Sky blue', da: 'Himmelblå', es: 'Azul cielo' },
  royal: { hex: '#1f4fb2', en: 'Royal blue', da: 'Kongeblå', es: 'Azul royal' },
  navy: { hex: '#16233f', en: 'Navy', da: 'Marineblå', es: 'Azul marino' },
  violet: { hex: '#5b3f93', en: 'Violet', da: 'Violet', es: 'Violeta' },
  pink: { hex: '#eda3b4', en: 'Pink', da: 'Lyserød', es: 'Rosa' },
} as const satisfies Record<string, Color>;

export type ColorName = keyof typeof palette;

/** A colour, or a main colour and a second one: `green/white`. */
export type Dye = ColorName | `${ColorName}/${ColorName}`;

/** The colours of a dye, the main one first. */
export function colorsOf(dye: Dye): { base: ColorName; secondary: ColorName | null } {
  const [base, secondary] = dye.split('/') as [ColorName, ColorName?];
  return { base, secondary: secondary ?? null };
}
