import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator or a page does differently from an honest one. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** Whether the user was verified by a fingerprint, a face or a PIN. */
  userVerified?: boolean;
  signCount?: number;
  userHandle?: string;
  type?: string;
}

interface CreationOptions {
  rp: { id: string };
  user: { id: string };
  challenge: string;
}
interface RequestOptions {
  rpId: string;
  challenge: string;
}

export type Authenticator = ReturnType<typeof newAuthenticator>;

/** An authenticator in software with one passkey, and the browser before it. @param origin the page's origin */
export function newAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = 'AA';
  let count = 0;

  return {
    id: id.toString('base64url'),
    /** What a page gets from `navigator.credentials.create()`. */
    create({ rp, user, challenge }: CreationOptions, deviation: Deviation = {}) {
      userHandle = user.id;
      const attestedKey = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const authData = Buffer.concat([
        authenticatorData({ rpId: rp.id, signCount: count, ...deviation }, 0x40),
        attestedKey,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const clientData = {
        type: 'webauthn.create',
        challenge,
        origin,
        crossOrigin: false,
        ...typeAndOrigin(deviation),
      };
      return credentialOf(id, {
        clientDataJSON: base64(JSON.stringify(clientData)),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    /** What a page gets from `navigator.credentials.get()`. */
    get({ rpId, challenge }: RequestOptions, deviation: Deviation = {}) {
      count += 1;
      const authData = authenticatorData({ rpId, signCount: count, ...deviation });
      const clientData = {
        type: 'webauthn.get',
        challenge,
        origin,
        crossOrigin: false,
        ...typeAndOrigin(deviation),
      };
      const clientDataJson = Buffer.from(JSON.stringify(clientData));
      const signed = Buffer.concat([authData, createHash('sha256').update(clientDataJson).digest()]);
      return credentialOf(id, {
        clientDataJSON: base64(clientDataJson),
        authenticatorData: base64(authData),
        signature: base64(sign('sha256', signed, privateKey)),
        userHandle: deviation.userHandle ?? userHandle,
      });
    },
  };
}

const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url');

const typeAndOrigin = ({ type, origin }: Deviation) => ({ ...(type && { type }), ...(origin && { origin }) });

function credentialOf<Response extends object>(id: Buffer, response: Response) {
  return {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
  };
}

function authenticatorData(
  { rpId, signCount, userVerified = true }: { rpId: string; signCount: number; userVerified?: boolean },
  moreFlags = 0,
): Buffer {
  const flags = 0x01 | (userVerified ? 0x04 : 0) | moreFlags;
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags, 0);
  rest.writeUInt32BE(signCount, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

/** A P-256 key as COSE: its type, algorithm, curve and coordinates. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Uint8Array {
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return isoCBOR.encode(key as never);
}
