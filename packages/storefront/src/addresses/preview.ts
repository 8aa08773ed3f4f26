import { idPattern } from '@matchday/screen-addresses';
import type { Brand } from '../brand';
import { cultureOfPath } from './paths';

/** What drafts the shop can show before they are published, by the last segment of their address. */
export const previewKinds = ['page', 'product'] as const;

/** Where the addresses of previews begin, after the culture's prefix. */
export const previewStart = '/preview/';

/** Stands for the lead variant of the first colour in the route of a preview. */
export const leadVariant = '_';

const tokenPattern = /^[\w.-]{1,1000}$/;
const variantPattern = new RegExp(`^${idPattern}$`);

/** Whether a path of the shop, with or without its query, is the address of a preview of a draft. For the server only. */
export const isPreview = (brand: Pick<Brand, 'cultures'>, pathname: string): boolean =>
  pathname.slice(cultureOfPath(brand, pathname).pathPrefix.length).startsWith(previewStart);

/** The part of the query that a preview reads: its token, and the variant of a product. */
export function previewQuery(parameters: URLSearchParams): string {
  const token = parameters.get('token') ?? '';
  if (!tokenPattern.test(token)) return '';
  const variant = parameters.get('variant') ?? '';
  return variantPattern.test(variant) ? `token=${token}&variant=${variant}` : `token=${token}`;
}

/** The address of a preview with a variant of its product selected. */
export const previewAddress = (page: string, token: string, variantId: string): string =>
  `${page}?token=${token}&variant=${variantId}`;
