import { getTexts } from '../data/shell';

const aliases = {
  NoAnswer: 'Error.Network',
  NotFound: 'Error.NotFound.Text',
  Forbidden: 'Error.Text',
  TooLarge: 'Error.Text',
} as const;

/** An error response of the contract, in the reader's language. */
export async function failure(
  status: number,
  code: keyof typeof aliases,
  culture: string,
): Promise<Response> {
  const texts = await getTexts(culture);
  const message = texts[aliases[code]] ?? aliases[code];
  return Response.json(
    { meta: { status, redirect: null }, success: false, errors: [{ code, message }] },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );
}
