/** A print as `putPrint` takes it. */
export const printExample = {
  printType: 'NameAndNumber',
  kind: 'Personal',
  prices: { EUR: 2000, DKK: 15_000 },
  printSettings: {
    nameTextSize: 90,
    numberTextSize: 260,
    textPlacement: 'NameAboveNumber',
    nameFontUrl: '/media/astralis/fonts/tektur.woff2',
    numberFontUrl: '/media/astralis/fonts/tektur.woff2',
    color: '#ffffff',
    nameMaxLength: 12,
    numberMin: 1,
    numberMax: 99,
    allowedCharacters: "'-",
  },
  texts: {
    en: { name: 'Name and number', text: 'Printed to order' },
    da: { name: 'Navn og nummer', text: 'Trykkes på bestilling' },
  },
};
