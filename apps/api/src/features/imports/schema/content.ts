import { Type } from 'typebox';
import { Culture, Id, oneOf } from '../../../platform/contract/schema';
import { Block } from '../../content';
import { ClubSettings } from '../../stores';
import { Path, perCulture, strict, Text } from './shapes';

const link = { name: Type.String(), url: Type.String() };
const NavigationLink = Type.Object(
  {
    ...link,
    children: Type.Optional(
      Type.Array(
        Type.Object({ ...link, children: Type.Optional(Type.Array(Type.Object(link, strict))) }, strict),
      ),
    ),
  },
  strict,
);

const {
  storeId: _store,
  rootCategoryId: _root,
  culture: _culture,
  currency: _currency,
  hostName: _host,
  languageNavigation: _languages,
  ...clubSettings
} = ClubSettings.properties;

export const SettingsSchema = Type.Object(
  { ...clubSettings, mainNavigation: Type.Array(NavigationLink) },
  strict,
);

/** A discriminated union: errors refer to the block's own type and not to all of them. */
const BlockSchema = Type.Unsafe<Block>({
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: Block.anyOf,
});

export const PageSchema = Type.Object(
  {
    id: Id,
    alias: oneOf(['contentPage', 'frontPage', 'termsPage', 'contactPage']),
    texts: perCulture(
      Type.Object(
        {
          path: Path,
          title: Text,
          seoTitle: Text,
          seoDescription: Text,
          blocks: Type.Array(BlockSchema),
        },
        strict,
      ),
      { flat: true },
    ),
  },
  strict,
);

export const RedirectSchema = Type.Object(
  { culture: Culture, from: Path, to: Type.String({ minLength: 1, maxLength: 300 }) },
  strict,
);

export const DictionarySchema = perCulture(
  Type.Unsafe<Readonly<Record<string, string>>>({
    type: 'object',
    propertyNames: { minLength: 1, maxLength: 200 },
    additionalProperties: Text,
  }),
);

export const SettingsByCulture = perCulture(SettingsSchema);
