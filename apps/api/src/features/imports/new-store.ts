import { type Static, Type } from 'typebox';
import { StoreRow } from './store-data';

const { id: _id, defaultCulture, cultures, ...required } = StoreRow.properties;

/** The body that creates a store. What is missing has the defaults of S9.1: English, as in the USA, and euros. */
export const NewStore = Type.Object(
  {
    store: Type.Object(
      { ...required, defaultCulture: Type.Optional(defaultCulture), cultures: Type.Optional(cultures) },
      { additionalProperties: false, description: 'Data of the store' },
    ),
  },
  { title: 'NewStore' },
);

const english: StoreRow['cultures'][number] = {
  culture: 'en',
  locale: 'en-US',
  currency: 'EUR',
  pathPrefix: '',
};

/** A new store with its defaults. */
export const storeRowOf = (id: string, { store }: Static<typeof NewStore>): StoreRow => ({
  defaultCulture: english.culture,
  cultures: [english],
  ...store,
  id,
});
