import { getTexts } from '../data/shell';

const aliases = {
  NoAnswer: 'Error.Network',
  NotFound: 'Error.NotFound.Text',
  Forbidden: 'Error.Origin.Text',
  TooLarge: 'Error.TooLarge.Text',
  MalformedRequest: 'Error.Malformed.Text',
} as const;

/** An error response of the contract, in the reader's language. */
export async function failure(
  status: number,
  code: keyof typeof aliases,
  culture: string,
): Promise<Response> {
  const texts = await getTexts(culture);
  const message = texts[aliases[code]] ?? aliases[code];
  return refusal(status, code, message);
}

/** An error response of the contract. */
export function refusal(status: number, code: string, message = code): Response {
  return Response.json(
    { meta: { status, redirect: null }, success: false, errors: [{ code, message }] },
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
