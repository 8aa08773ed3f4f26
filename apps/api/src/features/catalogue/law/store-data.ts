import { Type } from 'typebox';
import { described } from '../../../platform/contract/schema';
import { list, Name, strict, Text } from '../../stores/fields';

/** A claim about the environment with its proof, without which no label shows (Directive (EU) 2024/825). */
export const SustainabilityLabel = Type.Object(
  {
    text: described(Name, 'Plain text'),
    proofUrl: Type.String({
      description: 'The page with the proof of the claim',
      examples: ['https://certificates.example/12345'],
      maxLength: 2_000,
      pattern: '^https://([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+(:\\d+)?([/?#]\\S*)?$',
    }),
  },
  strict,
);

/** The components of a set. */
export const Parts = list(
  Type.Object(
    {
      name: described(Name, 'Name of the component', 'Shorts'),
      composition: described(Text, 'The materials of the component', '100% polyester'),
    },
    strict,
  ),
  {
    minItems: 2,
    description: 'The components of a set, each with its composition (Regulation (EU) No 1007/2011 art. 11)',
  },
);

/** Fields of a product for needs of the law (`docs/law.md`). */
export const legalFields = {
  manufacturer: Type.Object(
    {
      name: described(Text, 'Name, in the culture of the request'),
      address: described(Text, 'Postal address', 'Pier 1, 8000 Aarhus, Denmark'),
      email: described(Text, 'E-mail address'),
      country: Type.Optional(
        Type.String({
          pattern: '^[A-Z]{2}$',
          description: 'Country of the address, ISO 3166-1 alpha-2',
          examples: ['DK'],
        }),
      ),
    },
    { ...strict, description: 'The manufacturer or the importer (Regulation (EU) 2023/988)' },
  ),
  responsiblePerson: Type.Optional(
    Type.Object(
      {
        name: described(Name, 'Name of the company or person'),
        address: described(Text, 'Postal address', 'Pier 1, 8000 Aarhus, Denmark'),
        email: described(Text, 'E-mail address'),
      },
      {
        ...strict,
        description:
          'Who is responsible in the EU for a product from a manufacturer outside it (Regulation (EU) 2023/988 art. 16)',
      },
    ),
  ),
  durabilityGuarantee: Type.Optional(
    Type.Object(
      {
        producer: described(Name, 'The producer that gives the guarantee'),
        years: Type.Integer({
          minimum: 3,
          maximum: 99,
          description: 'Years of the guarantee: more than the two of the law',
          examples: [5],
        }),
      },
      {
        ...strict,
        description:
          'A guarantee of durability that the producer gives on the whole product, free of charge (Directive 2011/83/EU art. 2(14a))',
      },
    ),
  ),
};
