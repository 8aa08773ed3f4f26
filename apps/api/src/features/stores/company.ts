import { type Static, Type } from 'typebox';

/** The company that runs a shop, as the law asks to name it. */
export const Company = Type.Object(
  {
    name: Type.String({ description: 'Name, in the culture of the request' }),
    cvr: Type.String({ description: 'Registration number of the company' }),
    address: Type.String({ description: 'Street and number' }),
    zip: Type.String({ description: 'Zip code' }),
    city: Type.String({ description: 'Town or city' }),
    email: Type.String({ description: 'E-mail address' }),
    country: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2', examples: ['DK'] }),
    ),
    phone: Type.Optional(
      Type.String({
        maxLength: 40,
        examples: ['+45 00 00 01 01'],
        description: 'Telephone number, with or without the country code',
      }),
    ),
    vatNumber: Type.Optional(
      Type.String({ maxLength: 40, description: 'With the country’s prefix', examples: ['DK90000001'] }),
    ),
    register: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'The public register that the company is entered in, with its number there',
        examples: ['Registro Mercantil de Sevilla, hoja SE-00000'],
      }),
    ),
    complaintForms: Type.Optional(
      Type.String({
        maxLength: 300,
        pattern: '^https://\\S+$',
        description: 'Where the official complaint forms are, such as the hojas de reclamaciones in Spain',
        examples: ['https://complaints.example/'],
      }),
    ),
    producerNumbers: Type.Optional(
      Type.Array(
        Type.Object({
          country: Type.String({
            pattern: '^[A-Z]{2}$',
            description: 'ISO 3166-1 alpha-2',
            examples: ['DE'],
          }),
          register: Type.String({ maxLength: 60, description: 'Name of the register', examples: ['LUCID'] }),
          number: Type.String({
            maxLength: 60,
            description: 'Number in the register',
            examples: ['DE0000000000001'],
          }),
        }),
        {
          description:
            'Registrations as a producer of packaging or textiles (extended producer responsibility)',
        },
      ),
    ),
  },
  { title: 'Company' },
);
export type Company = Static<typeof Company>;
