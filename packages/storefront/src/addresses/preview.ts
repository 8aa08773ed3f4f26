import type { Brand } from '../brand';
import { cultureOfPath } from './paths';

/** What drafts the shop can show before they are published, by the last segment of their address. */
export const previewKinds = ['page', 'product'] as const;

/** Where the addresses of previews begin, after the culture's prefix. */
export const previewStart = '/preview/';

const tokenPattern = /^[\w.-]{1,1000}$/;

/** Whether a path of the shop, with or without its query, is the address of a preview of a draft. For the server only. */
export const isPreview = (brand: Pick<Brand, 'cultures'>, pathname: string): boolean =>
  pathname.slice(cultureOfPath(brand, pathname).pathPrefix.length).startsWith(previewStart);

/** The part of the query that a preview reads: its token. */
export function previewQuery(parameters: URLSearchParams): string {
  const token = parameters.get('token') ?? '';
  return tokenPattern.test(token) ? `token=${token}` : '';
}
