import { brand } from 'club-brand';
import { revalidateTag } from 'next/cache';
import { parseChange } from './change';
import { isSigned } from './signature';
import { tagOf } from './tags';

const developmentSecret = process.env.NODE_ENV === 'production' ? '' : 'development-only-invalidation_secret';

/** Version of the last applied change, so that a change delivered twice invalidates once. */
let taken = -1;

/** Marks pages with changed data as stale; they are served until their replacements are rendered. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const secret = process.env.INVALIDATION_SECRET || developmentSecret;
  if (!secret || !isSigned(body, request.headers.get('Matchday-Signature'), secret)) {
    return refuse(401, 'InvalidSignature');
  }
  const change = parseChange(body);
  if (!change) return refuse(400, 'InvalidChange');
  if (change.storeId !== brand.storeId) return refuse(404, 'UnknownStore');
  if (change.version !== taken) {
    for (const tag of new Set(change.topics.map(tagOf))) revalidateTag(tag, 'max');
    taken = change.version;
  }
  return Response.json({ success: true });
}

const refuse = (status: number, code: string) =>
  Response.json(
    { meta: { status, redirect: null }, success: false, errors: [{ code, message: code }] },
    { status },
  );
