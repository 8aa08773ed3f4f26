import { type Check, isEmpty } from '../check';
import { boundedTextOf, textOf } from '../text';
import { anyZipCodeFormat, zipCodeFormats } from '../zip-code-formats';

/**
 * A zip code in the format of the country in the form's field `countryField`, an ISO 3166-1 alpha-2 code. The failure's
 * `example` is a code in that format, or '' for a country without a known one.
 */
export const zipCode =
  (countryField: string): Check =>
  (value, form = {}) => {
    const country = textOf(form[countryField])?.toUpperCase() ?? '';
    const { pattern, example } = zipCodeFormats.get(country) ?? anyZipCodeFormat;
    return isEmpty(value) || pattern.test(boundedTextOf(value) ?? '')
      ? undefined
      : { key: 'Form.Validation.ZipCode', params: { example } };
  };
