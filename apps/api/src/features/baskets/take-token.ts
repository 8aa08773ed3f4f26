import type { FastifyRequest } from 'fastify';

/** Stands in an address for the token in the header. */
const placeholder = 'current';
const header = 'baskettoken';

/** Puts the basket's token from the header `BasketToken` where the address says `current`, so that addresses need no tokens. */
export async function takeBasketToken({ headers, params, query }: FastifyRequest): Promise<void> {
  const token = headers[header];
  if (typeof token !== 'string') return;
  for (const [part, name] of [
    [params, 'token'],
    [query, 'after'],
  ] as [Record<string, unknown>, string][])
    if (part[name] === placeholder) part[name] = token;
}
