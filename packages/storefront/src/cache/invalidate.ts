import { brand } from 'club-brand';
import { revalidateTag } from 'next/cache';
import { refusal } from '../gateway/failure';
import { limitedBody } from '../limited-body';
import { parseChange } from './change';
import { forgetPathStatuses } from './path-statuses';
import { isSigned, readSignature } from './signature';
import { tagOf, tags } from './tags';

const developmentSecret = process.env.NODE_ENV === 'production' ? '' : 'development-only-invalidation_secret';

/** A change of 300,000 products is smaller. */
const largestChange = 16 * 1024 * 1024;

/** Version of the last applied change, so that a change delivered twice invalidates once. */
let taken = -1;

/** Expires pages with changed data. The page server sends an old one only if no new one can be rendered. */
export async function POST(request: Request): Promise<Response> {
  const signature = request.headers.get('Matchday-Signature');
  const secret = process.env.INVALIDATION_SECRET || developmentSecret;
  if (!secret || !readSignature(signature)) return refusal(401, 'InvalidSignature');
  const bytes = await limitedBody(request, largestChange);
  if (bytes === null) return refusal(413, 'TooLarge');
  const body = new TextDecoder().decode(bytes);
  if (!isSigned(body, signature, secret)) return refusal(401, 'InvalidSignature');
  const change = parseChange(body);
  if (!change) return refusal(400, 'InvalidChange');
  if (change.storeId !== brand.storeId) return refusal(404, 'UnknownStore');
  if (change.version !== taken) {
    for (const tag of new Set(change.topics.map(tagOf))) revalidateTag(tag, { expire: 0 });
    const types = new Set(change.topics.map(({ type }) => type));
    // What was missing may exist now, under an id that no cached page knows.
    if (types.has('category')) revalidateTag(tags.missingCategories, { expire: 0 });
    if (types.has('content')) {
      revalidateTag(tags.missingContents, { expire: 0 });
      forgetPathStatuses();
    }
    taken = change.version;
  }
  return Response.json({ success: true });
}
