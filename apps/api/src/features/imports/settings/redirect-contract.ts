import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { strict } from '../../stores';
import { type Entries, RedirectRow } from '../store-data';
import { keyOf } from '../write/positions';

export const StoredRedirect = Type.Object(
  {
    id: Type.String({
      description: 'Id of the redirect. It depends on culture and old path alone',
      examples: ['GZ3qs9pKzv1xJ2u0m5WcX8hTLrE'],
    }),
    ...RedirectRow.properties,
  },
  {
    title: 'StoredRedirect',
    description: 'A redirect of an old path, as imported',
  },
);
export type StoredRedirect = Static<typeof StoredRedirect>;

/** A redirect as `addRedirect` takes it. */
export const NewRedirect = Type.Object(RedirectRow.properties, {
  ...strict,
  title: 'NewRedirect',
  description: 'A redirect of an old path',
  examples: [{ culture: 'en', from: '/club-history/', to: '/about/' }],
});

/** The new target of a redirect. */
export const RedirectTarget = Type.Object(
  { to: RedirectRow.properties.to },
  { ...strict, title: 'RedirectTarget', description: 'Where a redirect leads' },
);

export const RedirectParams = Type.Object({
  redirectId: Type.String({
    maxLength: 40,
    pattern: '^[A-Za-z0-9_-]+$',
    description: 'Id of the redirect',
    examples: ['GZ3qs9pKzv1xJ2u0m5WcX8hTLrE'],
  }),
});

export const unknownRedirect = { 404: ['UnknownRedirect'] } as const;

/** The id of a redirect in addresses, which cannot contain its path. */
export const redirectId = (redirect: Pick<Entries['redirects'], 'culture' | 'from'>): string =>
  createHash('sha1').update(keyOf(redirect)).digest('base64url');

export const storedRedirect = ({ culture, from, to }: Entries['redirects']): StoredRedirect => ({
  id: redirectId({ culture, from }),
  culture,
  from,
  to,
});
