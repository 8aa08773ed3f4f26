import type { IncomingHttpHeaders } from 'node:http';
import { Ajv, type ValidateFunction } from 'ajv';
import { type Static, type TSchema, Type } from 'typebox';
import { declineReasons } from '../../decline-reason';
import {
  CaptureRefused,
  type PaymentProvider,
  type ProviderOptions,
  ProviderUnavailable,
  RefundRefused,
  WebhookRefused,
} from '../payment-provider';
import { verifySignature } from './sandbox-signature';

export interface SandboxSettings {
  url: string;
  secret: string;
}

const holdMs = 45 * 60_000;
const authorisationMs = 7 * 24 * 3600_000;

const ajv = new Ajv();
const isSession = validatorOf(
  Type.Object({
    id: Type.String(),
    url: Type.String(),
    status: Type.Enum(['open', 'authorised', 'paid', 'declined', 'cancelled', 'expired', 'released']),
    amount: Type.Integer(),
    currency: Type.String(),
    reason: Type.Optional(Type.String()),
    multicapture: Type.Optional(Type.Boolean()),
    authorisedUntil: Type.Optional(Type.String()),
  }),
);
const isCreated = validatorOf(Type.Object({ id: Type.String() }));
const isEvent = validatorOf(Type.Object({ id: Type.String(), data: Type.Object({ id: Type.String() }) }));

/** The payment provider for development and tests: a separate process that takes no money. */
export function createSandboxProvider({
  url,
  secret,
  timeout,
  now,
}: SandboxSettings & ProviderOptions): PaymentProvider {
  async function call(path: string, body?: object, idempotencyKey?: string): Promise<Response> {
    try {
      return await fetch(`${url}/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${secret}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw new ProviderUnavailable('The payment sandbox does not respond.', { cause: error });
    }
  }

  return {
    holdMs,
    authorisationMs,
    declineReasons: new Map(declineReasons.map((reason) => [reason, reason])),

    async createSession({ paymentId, returnUrl, cancelUrl, expiresAt, amount, currency, locale, ...more }) {
      const response = await call(
        '/sessions',
        {
          reference: paymentId,
          amount,
          currency,
          locale,
          description: more.description,
          merchant: more.merchant,
          successUrl: returnUrl,
          cancelUrl,
          expiresAt: expiresAt.toISOString(),
          ...(more.capture === 'onDispatch' && {
            capture: 'manual',
            authorisationSeconds: authorisationMs / 1000,
          }),
        },
        paymentId,
      );
      const session = await parseResponse(isSession, response);
      return { reference: session.id, url: session.url };
    },

    async readSession(reference) {
      const session = await parseResponse(isSession, await call(`/sessions/${reference}`));
      const { amount, currency, reason = null, multicapture = false, authorisedUntil } = session;
      const status = session.status === 'released' ? 'cancelled' : session.status;
      const until = authorisedUntil === undefined ? null : new Date(authorisedUntil);
      const authorisation = status === 'authorised' ? { until, multicapture } : null;
      return { status, amount, currency, reason, authorisation };
    },

    async expireSession(reference) {
      const response = await call(`/sessions/${reference}/expire`, {});
      if (response.status !== 409) await parseResponse(isSession, response);
    },

    async capture({ reference, amount, isFinal, idempotencyKey }) {
      const response = await call(
        `/sessions/${reference}/captures`,
        { amount, key: idempotencyKey, final: isFinal },
        idempotencyKey,
      );
      if (response.status === 402 || response.status === 409)
        throw new CaptureRefused('The payment sandbox refused the capture.');
      await parseResponse(isCreated, response);
    },

    async releaseAuthorisation(reference) {
      const response = await call(`/sessions/${reference}/release`, {});
      if (response.status !== 409) await parseResponse(isSession, response);
    },

    async refund({ reference, amount, idempotencyKey }) {
      const response = await call(
        `/sessions/${reference}/refunds`,
        { amount, key: idempotencyKey },
        idempotencyKey,
      );
      if (response.status === 409) throw new RefundRefused('The payment sandbox rejected the refund.');
      const { id } = await parseResponse(isCreated, response);
      return id;
    },

    readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders) {
      const signature = headers['sandbox-signature'];
      verifySignature(rawBody, typeof signature === 'string' ? signature : '', secret, now());
      try {
        const { id, data } = parse(isEvent, JSON.parse(rawBody.toString()));
        return { eventId: id, reference: data.id };
      } catch (error) {
        throw new WebhookRefused('The event cannot be read.', { cause: error });
      }
    },
  };
}

function validatorOf<T extends TSchema>(schema: T): ValidateFunction<Static<T>> {
  return ajv.compile<Static<T>>(schema);
}

function parse<T>(isValid: ValidateFunction<T>, value: unknown): T {
  if (isValid(value)) return value;
  throw new Error(ajv.errorsText(isValid.errors));
}

async function parseResponse<T>(isValid: ValidateFunction<T>, response: Response): Promise<T> {
  if (!response.ok) throw new ProviderUnavailable(`The payment sandbox answered ${response.status}.`);
  try {
    return parse(isValid, await response.json());
  } catch (error) {
    throw new ProviderUnavailable('The response of the payment sandbox cannot be read.', {
      cause: error,
    });
  }
}
