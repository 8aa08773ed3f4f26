import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import type { App } from '../http/app';
import { failureCode } from '../http/errors/api-error';
import type { ErrorCode } from '../http/errors/messages';
import { normaliseEmail } from '../mail/email-address';
import { derivedKey } from '../secrets';

/** What a feature records itself. Refused requests are recorded by their error code. */
export type SecurityEvent =
  | 'loginSucceeded'
  | 'refreshTokenReused'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'sessionsEnded';

/** The event of a refused request. `docs/operating.md` lists all events. */
const refusals: Partial<Record<ErrorCode, string>> = {
  InvalidCredentials: 'loginFailed',
  StaffCredentialsWrong: 'loginFailed',
  StaffCodeWrong: 'loginFailed',
  EmailNotConfirmed: 'loginFailed',
  PasskeyRefused: 'loginFailed',
  WrongPassword: 'passwordRefused',
  InvalidRefreshToken: 'refreshTokenRefused',
  InvalidToken: 'linkRefused',
  TooManyRequests: 'rateLimitExceeded',
  ForeignAddress: 'originRefused',
  WebhookRefused: 'webhookRefused',
  AdminKeyRequired: 'adminCallRefused',
  OperatorRequired: 'adminCallRefused',
  ScopeMissing: 'adminCallRefused',
  ReauthenticationRequired: 'adminCallRefused',
};

type Secret = Pick<Context, 'config'>;

/** Whom an event concerns. Without it, the request says: by the address in its body, and by its login. */
interface Subject {
  /** The store of a call that belongs to no shop. */
  storeId?: string;
  email?: string;
  customerId?: string;
}

/** Logs a security event. Address, customer and client are pseudonyms, so that the log contains no personal data. */
export function recordSecurityEvent(
  context: Secret,
  request: FastifyRequest,
  event: SecurityEvent,
  subject: Subject = {},
): void {
  const level = event === 'refreshTokenReused' ? 'warn' : 'info';
  request.log[level](entryOf(context, request, event, subject), 'security event');
}

/** Logs refused logins, tokens, passwords, origins and admin calls, and exceeded rate limits. */
export function recordRefusals(app: App, context: Secret): void {
  app.addHook('onError', async (request, _reply, error) => {
    const code = failureCode(error);
    const event = code && refusals[code];
    if (event) request.log.warn(entryOf(context, request, event, {}), 'security event');
  });
}

/** The pseudonym of a client's network address. */
export const clientPseudonym = (context: Secret, ip: string): string =>
  pseudonym(context, `client:${normalizeIP(ip)}`);

function entryOf(context: Secret, request: FastifyRequest, event: string, subject: Subject): object {
  const { shop, customer, routeOptions, ip } = request;
  const email = subject.email ?? emailOf(request.body);
  const customerId = subject.customerId ?? customer?.id;
  const storeId = shop?.storeId ?? subject.storeId;
  const { operationId = null } = { operationId: undefined, ...routeOptions.schema };
  return {
    security: event,
    store: storeId ?? null,
    operation: operationId,
    client: clientPseudonym(context, ip),
    ...(email !== undefined && {
      account: pseudonym(context, `account:${storeId}:${normaliseEmail(email)}`),
    }),
    ...(customerId !== undefined && { customer: pseudonym(context, `customer:${customerId}`) }),
  };
}

/** The address that a request names: the login's `username`, or `email`. */
function emailOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const named = 'username' in body ? body.username : 'email' in body ? body.email : undefined;
  return typeof named === 'string' ? named : undefined;
}

const pseudonymBytes = 12;

function pseudonym({ config }: Secret, text: string): string {
  const key = derivedKey(config.tokenSecret, 'security-log');
  return createHmac('sha256', key).update(text).digest().subarray(0, pseudonymBytes).toString('base64url');
}
