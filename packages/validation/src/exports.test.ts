import { expect, test } from 'vitest';
import * as surface from './index';

test('exports what its users rely on', () => {
  expect(Object.keys(surface).toSorted()).toMatchInlineSnapshot(`
    [
      "RuleError",
      "addOnName",
      "address",
      "between",
      "betweenPlayerNumber",
      "confirmed",
      "consentDays",
      "deliveredHeights",
      "deliveredWidths",
      "email",
      "euCountries",
      "imageWidths",
      "invoiceRules",
      "max",
      "maxValue",
      "mergeChanges",
      "mergeDocuments",
      "messageKeys",
      "min",
      "minValue",
      "newsletterRules",
      "nextFieldState",
      "numeric",
      "oneOf",
      "parseRules",
      "passwordLength",
      "phone",
      "printedName",
      "profileRules",
      "required",
      "sharedImageSize",
      "shippingRules",
      "smallImageWidth",
      "untouchedField",
      "validateField",
      "validateForm",
      "validationDelay",
      "zipCode",
      "zipCodeFormats",
    ]
  `);
});
