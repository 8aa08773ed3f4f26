import { STATUS_CODES } from 'node:http';
import type { components, GatewayErrorCode } from '@matchday/api-client';
import { getTexts } from '../data/shell';
import { requestId } from '../entry/request-id';

const aliases = {
  NoAnswer: 'Error.Network',
  NotFound: 'Error.NotFound.Text',
  Forbidden: 'Error.Origin.Text',
  TooLarge: 'Error.TooLarge.Text',
  MalformedRequest: 'Error.Malformed.Text',
} as const satisfies Record<GatewayErrorCode, string>;

/** An error response of the contract, in the reader's language. */
export async function failure(status: number, code: GatewayErrorCode, culture: string): Promise<Response> {
  const texts = await getTexts(culture);
  const message = texts[aliases[code]] ?? aliases[code];
  return refusal(status, code, message);
}

/** An error response of the contract. */
export function refusal(status: number, code: string, message = code): Response {
  const id = requestId() ?? crypto.randomUUID();
  return Response.json(
    {
      meta: { status, redirect: null },
      success: false,
      errors: [{ code, message }],
      type: `urn:matchday:error:${code}`,
      title: STATUS_CODES[status] ?? String(status),
      status,
      detail: message,
      instance: `urn:matchday:request:${id}`,
      requestId: id,
    } satisfies components['schemas']['ErrorBody'],
    {
      status,
      headers: {
        'Cache-Control': 'no-store',
        // The rest of a body that is too large stays unread.
        ...(status === 413 && { Connection: 'close' }),
      },
    },
  );
}
