import { brand } from 'club-brand';
import { serviceWorker } from '../offline/service-worker';

const prefixes = brand.cultures
  .map(({ pathPrefix }) => pathPrefix)
  .toSorted((one, other) => other.length - one.length);

export function GET(): Response {
  return new Response(serviceWorker({ prefixes }), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
