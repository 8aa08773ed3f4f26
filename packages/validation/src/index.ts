export { type ProfileField, passwordLength, profileRules } from './account-rules';
export type { Check, Failure, FormValues } from './check';
export { type InvoiceField, invoiceRules, type ShippingField, shippingRules } from './checkout-rules';
export { consentDays } from './consent-rules';
export { linkKinds, linkSchemes } from './content-links';
export { euCountries } from './eu-countries';
export {
  type FieldEvent,
  type FieldState,
  type FieldValidation,
  nextFieldState,
  untouchedField,
  type ValidationMode,
  validationDelay,
} from './field-state';
export {
  deliveredHeights,
  deliveredWidths,
  imageWidths,
  sharedImageSize,
  smallImageWidth,
} from './image-sizes';
export { type DocumentConflict, type MergedDocument, mergeChanges, mergeDocuments } from './merge-documents';
export { type MessageKey, messageKeys } from './message-keys';
export { newsletterRules } from './newsletter-rules';
export { parseRules, type RuleName, type RuleObject, type RuleOptions, type Rules } from './parse-rules';
export { printedName } from './printed-name';
export { RuleError } from './rule-arguments';
export { type AddOnNameOptions, addOnName } from './rules/add-on-name';
export { confirmed, oneOf } from './rules/comparison';
export { email } from './rules/email';
export { max, min } from './rules/length';
export { address, numeric, phone } from './rules/patterns';
export { between, betweenPlayerNumber, maxValue, minValue } from './rules/range';
export { required } from './rules/required';
export { zipCode } from './rules/zip-code';
export { validateField, validateForm } from './validate';
export { type ZipCodeFormat, zipCodeFormats } from './zip-code-formats';
