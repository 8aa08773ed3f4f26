import { Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { described, nullable } from '../../platform/contract/schema';

/** Settings of a shop for needs of the law (`docs/law.md`), besides its terms. */
export const legalSettings = {
  privacyPage: Type.Optional(
    nullable(
      Type.Object(
        {
          id: Type.String({ description: 'Id of the page' }),
          url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
        },
        {
          description:
            'The page with the privacy notice, linked where the shop asks for personal data; null or missing without one',
        },
      ),
    ),
  ),
  legalGuarantee: Type.Optional(
    nullable(
      Type.Object(
        {
          years: Type.Integer({
            minimum: 2,
            maximum: 30,
            description: 'Years of the legal guarantee of conformity in the country of the company',
            examples: [2],
          }),
          notice: nullable(
            described(
              Image,
              'The harmonised notice as the Commission publishes it in the language of the culture; null until it is installed. The shop then shows its content as text',
            ),
          ),
        },
        {
          description:
            'The legal guarantee, which product pages, checkout and order mails remind of (Directive (EU) 2024/825)',
        },
      ),
    ),
  ),
  accessibilityStatement: Type.Optional(
    nullable(
      Type.Object(
        {
          id: Type.String({ description: 'Id of the page' }),
          url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
          authority: Type.String({
            maxLength: 200,
            description: 'The authority that supervises, as the page names it',
            examples: ['Agency for Digital Government'],
          }),
        },
        {
          description: 'The accessibility statement (Directive (EU) 2019/882); null or missing without one',
        },
      ),
    ),
  ),
};
