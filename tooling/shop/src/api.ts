/** The API rejected a call; the message explains why. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(
    readonly status: number,
    readonly codes: readonly string[],
    message: string,
  ) {
    super(message);
  }
}

/** The API cannot be reached. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

export interface Api {
  /**
   * Makes a call and parses its JSON response.
   * @throws {Refused | Unreachable}
   */
  call<T>(method: string, path: string, body?: { type: string; data: string | Buffer }): Promise<T>;
  /**
   * Reads a response as text.
   * @throws {Refused | Unreachable}
   */
  text(path: string): Promise<string>;
  /**
   * Reads a response as a file with its media type.
   * @throws {Refused | Unreachable}
   */
  file(path: string): Promise<{ type: string; data: Buffer }>;
}

/** Creates an API client with a key or the operator's secret. */
export function apiAt(url: string, bearer: string): Api {
  const send: (
    method: string,
    path: string,
    body?: { type: string; data: string | Buffer },
  ) => Promise<Response> = async (method, path, body) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': body.type }) },
      ...(body && { body: typeof body.data === 'string' ? body.data : new Uint8Array(body.data) }),
    }).catch((error: unknown) => {
      throw new Unreachable(
        `The API does not respond at ${url}. Check that it is running and that API_URL is correct.`,
        {
          cause: error,
        },
      );
    });
    if (response.ok) return response;
    const errors = errorsIn(await response.text());
    throw new Refused(
      response.status,
      errors.map(({ code }) => code),
      errors.map(({ message }) => message).join('\n') ||
        `${method} ${path} failed with status ${response.status}.`,
    );
  };
  return {
    call: async <T>(method: string, path: string, body?: { type: string; data: string | Buffer }) =>
      (await (await send(method, path, body)).json()) as T,
    text: async (path) => (await send('GET', path)).text(),
    file: async (path) => {
      const response = await send('GET', path);
      const data = Buffer.from(await response.arrayBuffer());
      return { type: response.headers.get('content-type') ?? '', data };
    },
  };
}

function errorsIn(text: string): { code: string; message: string }[] {
  try {
    return JSON.parse(text).errors ?? [];
  } catch {
    return [];
  }
}
