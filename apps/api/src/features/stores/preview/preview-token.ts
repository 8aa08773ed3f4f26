import { errors, jwtVerify, SignJWT } from 'jose';
import type { Context } from '../../../platform/context';
import { derivedKey } from '../../../platform/secrets';
import type { Store } from '../queries/stores';

/** How long the address of a preview works, in seconds. */
export const previewSeconds = 60 * 60;

/** What drafts there are. A token for one kind is refused for another. */
type PreviewKind = 'product' | 'page';

/** The draft that a preview shows. */
export interface Preview {
  storeId: string;
  kind: PreviewKind;
  /** Id of the draft. */
  id: string;
}

/** A token for the address of a preview in the shop. */
interface IssuedPreview {
  token: string;
  expiresAt: Date;
}

type Services = Pick<Context, 'config' | 'clock'>;

/** Signs a token that shows one draft of a store to whoever has it, for an hour. */
export async function issuePreview(
  { config, clock }: Services,
  { storeId, kind, id }: Preview,
): Promise<IssuedPreview> {
  const now = Math.floor(clock().getTime() / 1000);
  const expires = now + previewSeconds;
  const token = await new SignJWT({ kind })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(storeId)
    .setSubject(id)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(keyOf(config.tokenSecret));
  return { token, expiresAt: new Date(expires * 1000) };
}

/** The addresses at which the shop of a store shows a preview, in each culture. */
export function previewAddresses(
  { config }: Pick<Services, 'config'>,
  { id, cultures }: Pick<Store, 'id' | 'cultures'>,
  kind: PreviewKind,
  token: string,
): { culture: string; url: string }[] {
  const origin = config.shopOrigins.get(id)?.[0] ?? config.publicUrl;
  return cultures.map(({ culture, pathPrefix }) => ({
    culture,
    url: `${origin}${pathPrefix}/preview/${kind}/?token=${token}`,
  }));
}

/**
 * The id of the draft that a token shows; undefined if the token is invalid, expired, or for another store or another
 * kind of draft.
 */
export async function readPreview(
  { config, clock }: Services,
  { storeId, kind }: Pick<Preview, 'storeId' | 'kind'>,
  token: string,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(config.tokenSecret), {
      algorithms: ['HS256'],
      audience: storeId,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp', 'kind'],
    });
    return payload.kind === kind ? payload.sub : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

const keyOf = (secret: string): Uint8Array => derivedKey(secret, 'preview');
