import { Type } from 'typebox';
import { described, Id } from '../../platform/contract/schema';
import { strict } from '../stores/fields';
import { AddOnRow } from './store-data';

const { id: _id, ...printFields } = AddOnRow.properties;

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

/** A print as `putPrint` takes it; the id is in the path. */
export const PrintData = Type.Object(printFields, {
  ...strict,
  title: 'PrintData',
  description:
    'A print in the format of an import. Prices are in the minor unit of their currency and include VAT',
  examples: [printExample],
});

export const StoredPrint = Type.Object(AddOnRow.properties, {
  title: 'StoredPrint',
  examples: [{ id: 'name-and-number', ...printExample }],
  description:
    'A print as imported, with its rules. Prices are in the minor unit of their currency and include VAT',
});

export const PrintParams = Type.Object({ id: described(Id, 'Id of the print', 'name-and-number') });
