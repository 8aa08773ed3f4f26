import type { Middleware } from 'openapi-fetch';
import { ApiError } from '../api-error';
import { errorOfAnswer, metaStatus } from '../response-error';

/** Makes every failure an {@link ApiError} (S8.5), except an abort, which rejects as fetch does. */
export const errors: Middleware = {
  onError: ({ request, error }) => noResponse(error, request.signal),
  async onResponse({ request, response }) {
    const body = await readBody(response).catch((error: unknown) => {
      if (response.ok) throw noResponse(error, request.signal) ?? error;
    });
    const status = response.ok ? metaStatus(body) : response.status;
    if (status !== undefined && status >= 400) throw errorOfAnswer(status, body);
  },
};

/** Reads a response's body from a clone, because the client reads it too; undefined if missing. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The error of a call without a response; undefined for a call that was aborted. */
export function noResponse(cause: unknown, signal: AbortSignal): ApiError | undefined {
  return signal.aborted ? undefined : new ApiError(500, [{ code: 'NoAnswer', message: '' }], { cause });
}
