import { errors, jwtVerify, SignJWT } from 'jose';
import type { Context } from '../../../platform/context';
import { derivedKey } from '../../../platform/secrets';

/** Lifetime of an access token, in seconds. */
export const accessTokenSeconds = 15 * 60;

/** The customer and login that an access token names. */
export interface Bearer {
  /** The customer's id. */
  id: string;
  /** The login that issued the token. */
  sessionId: string;
}

/** Signed tokens that identify a customer for 15 minutes. Each is valid in one store. */
export class AccessTokens {
  readonly #key: Uint8Array;
  readonly #clock: () => Date;

  constructor({ config, clock }: Pick<Context, 'config' | 'clock'>) {
    this.#key = derivedKey(config.tokenSecret, 'access-token');
    this.#clock = clock;
  }

  issue(storeId: string, { id, sessionId }: Bearer): Promise<string> {
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(storeId)
      .setAudience(storeId)
      .setSubject(id)
      .setIssuedAt(now)
      .setExpirationTime(now + accessTokenSeconds)
      .sign(this.#key);
  }

  /** The customer that the token names; undefined if the token is invalid, expired or from another store. */
  async read(storeId: string, token: string): Promise<Bearer | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        issuer: storeId,
        audience: storeId,
        currentDate: this.#clock(),
        requiredClaims: ['sub', 'exp'],
      });
      const { sub, sid } = payload;
      return sub && typeof sid === 'string' ? { id: sub, sessionId: sid } : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
