import type { AddOnRow, PlayerRow } from '../../src/features/imports/store-data';

const printSettings: AddOnRow['printSettings'] = {
  nameTextSize: 88.9,
  numberTextSize: 300,
  textPlacement: 'NameAboveNumber',
  nameFontUrl: 'media:fonts/block.woff2',
  numberFontUrl: 'media:fonts/block.woff2',
  color: '#ffffff',
  nameMaxLength: 12,
  numberMin: 1,
  numberMax: 99,
  allowedCharacters: "'-",
};

const addOn = (
  id: string,
  row: Pick<AddOnRow, 'printType' | 'kind' | 'productionDays'>,
  eur: number,
  en: string,
  da: string,
): AddOnRow => ({
  id,
  ...row,
  prices: { EUR: eur, DKK: eur * 7 },
  printSettings,
  texts: { en: { name: en, text: 'Printed to order' }, da: { name: da, text: 'Trykkes på bestilling' } },
});

/** A print of every type, and player prints. */
export const addOns: readonly AddOnRow[] = [
  addOn(
    'own',
    { printType: 'NameAndNumber', kind: 'Personal', productionDays: 3 },
    2000,
    'Your name and number',
    'Dit navn og nummer',
  ),
  addOn('name', { printType: 'Name', kind: 'Personal' }, 1200, 'Your name', 'Dit navn'),
  addOn('number', { printType: 'Number', kind: 'Personal' }, 900, 'Your number', 'Dit nummer'),
  addOn(
    'player',
    { printType: 'NameAndNumber', kind: 'Player', productionDays: 1 },
    1800,
    'A player',
    'En spiller',
  ),
];

export const players: readonly PlayerRow[] = [
  { id: 'eikrem', name: 'Eikrem', number: 7, role: { en: 'Forward', da: 'Angriber' }, isActive: true },
  { id: 'dahl', name: 'Dahl-Winther', number: 1, isActive: true },
  { id: 'gone', name: 'Gone', number: 9, isActive: false },
];

/** The relations of a product to all prints of the store, such as `jersey-own`. */
export const allPrintsOf = (productId: string) =>
  addOns.map(({ id }) => ({ relationId: `${productId}-${id}`, addOnId: id }));
