import { operations } from './generated/operations';
import type { OperationId } from './operation';

type Value = string | number | boolean | null | undefined;

/** What a call takes, whatever the operation. */
export interface Input {
  path?: Readonly<Record<string, Value>>;
  query?: Readonly<Record<string, Value | readonly Value[]>>;
  body?: unknown;
}

export interface Answer {
  response: Response;
  /** The parsed body; undefined where there is none, or none that is JSON. */
  body: unknown;
}

export type Transport = (request: Request) => Promise<Response>;

/** Sends a call of the contract over HTTP: parameters into the address, the body as JSON. Rejects as fetch does. */
export async function send(
  id: OperationId,
  { path = {}, query = {}, body }: Input,
  { baseUrl, fetch, ...init }: RequestInit & { baseUrl: string; fetch: Transport },
): Promise<Answer> {
  const { method, path: template } = operations[id];
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined && one !== null)
        .map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();
  const headers = new Headers(init.headers);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const request = new Request(`${baseUrl}${address}${parameters && `?${parameters}`}`, {
    ...init,
    method: method.toUpperCase(),
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await fetch(request);
  const text = await response.text();
  return { response, body: response.ok && text !== '' ? JSON.parse(text) : parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
