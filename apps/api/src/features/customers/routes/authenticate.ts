import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../platform/context';
import type { ErrorBody } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors, type Fail, requireField } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { limitErrors } from '../../../platform/http/rate-limits/too-many-requests';
import { jsonOrForm } from '../../../platform/http/request-bodies';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { Authentication, Credentials, FailedAuthentication } from '../contract';
import { AccessTokens } from '../session/access-tokens';
import { type Login, logIn } from '../session/log-in';
import { refreshSession } from '../session/sessions';

const statuses = [400, 401, 404, 413, 415, 429, 500, 503] as const;
const failures = Object.fromEntries(statuses.map((status) => [status, FailedAuthentication])) as Record<
  (typeof statuses)[number],
  typeof FailedAuthentication
>;

export function authenticate(app: App, context: Context): void {
  const { errors, fail } = declareErrors(limitErrors, {
    400: ['InvalidCredentials', 'EmailNotConfirmed'],
    401: ['InvalidRefreshToken'],
  });
  const tokens = new AccessTokens(context);
  app.post(
    '/api/users/authenticate',
    {
      config: limited('login'),
      schema: {
        operationId: 'authenticate',
        summary: 'Log in a customer, or exchange a refresh token',
        description:
          'Returns 400 `InvalidCredentials` for a wrong address or password, and 400 `EmailNotConfirmed` for an address ' +
          'that is not confirmed; in that case a new link is mailed. After several wrong passwords, the client waits ' +
          'before its next attempt on that address (429 with `Retry-After`). Returns 401 for an invalid refresh token. A refresh ' +
          'token can be exchanged once. Using it again within ten seconds returns the same new token; later it ends the ' +
          'login.',
        repetition:
          'Each login with a password starts a session of its own, because a stored response would contain its tokens; `listMySessions` shows them. A refresh token that is sent again within ten seconds starts none.',
        tags: ['Users'],
        consumes: jsonOrForm,
        headers: ShopHeaders,
        body: Credentials,
        errors,
        response: { 200: Authentication, ...failures },
      },
      preSerialization: async (_request, _reply, payload) =>
        isErrorBody(payload)
          ? { isSuccess: false, error: payload.errors[0]?.message ?? '', result: null, ...payload }
          : payload,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const result =
        request.body.grant_type === 'refresh_token'
          ? await refresh(fail, context, tokens, request, requireField(request.body, 'refresh_token'))
          : await logInByPassword(fail, context, tokens, request, {
              email: requireField(request.body, 'username'),
              password: requireField(request.body, 'password'),
              basketToken: request.body.basketToken,
            });
      return { isSuccess: true as const, error: null, result };
    },
  );
}

function refresh(
  fail: Fail<'InvalidRefreshToken'>,
  context: Context,
  tokens: AccessTokens,
  request: FastifyRequest,
  refreshToken: string,
) {
  return refreshSession(fail, context, tokens, request.shop.storeId, refreshToken, (customerId) =>
    recordSecurityEvent(context, request, 'refreshTokenReused', { customerId }),
  );
}

async function logInByPassword(
  fail: Fail<'InvalidCredentials' | 'EmailNotConfirmed' | 'TooManyRequests'>,
  context: Context,
  tokens: AccessTokens,
  request: FastifyRequest,
  credentials: Pick<Login, 'email' | 'password' | 'basketToken'>,
) {
  const { shop, ip, headers } = request;
  const device = { client: ip, userAgent: headers['user-agent'] };
  const { customerId, ...result } = await logIn(fail, context, tokens, shop, { ...credentials, ...device });
  recordSecurityEvent(context, request, 'loginSucceeded', { customerId });
  return result;
}

function isErrorBody(payload: unknown): payload is ErrorBody {
  return typeof payload === 'object' && payload !== null && 'errors' in payload;
}
