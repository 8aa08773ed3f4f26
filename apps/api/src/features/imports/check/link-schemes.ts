import { linkKinds } from '@matchday/validation';

const isLinkField = (name: string): boolean => name === 'url' || name === 'to' || name.endsWith('Url');

/** A link in the store, its media, a path of the site, an address on the page, or an absolute address. */
const safeLink = new RegExp(
  String.raw`^($|(${linkKinds.join('|')}):[A-Za-z0-9-]+$|media:(fonts\/)?[A-Za-z0-9.-]+$|\/(?!\/)|[?#]|https?:\/\/|mailto:|tel:)`,
  'i',
);
// oxlint-disable-next-line no-control-regex -- browsers remove these characters from addresses
const ignoredCharacter = /[\u0000-\u001f\u007f\\]/;

/** Whether a field of a store's data is a link that a page must not contain, such as `javascript:` or `//elsewhere`. */
export const isUnsafeLink = (field: string, value: string): boolean =>
  isLinkField(field) && (!safeLink.test(value) || ignoredCharacter.test(value));
