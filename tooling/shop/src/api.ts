/** The API refused a call; the message says why in words. */
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
  /** Makes a call and reads its JSON. @throws {Refused | Unreachable} */
  call<T>(method: string, path: string, body?: { type: string; data: string | Buffer }): Promise<T>;
  /** Reads an answer as text. @throws {Refused | Unreachable} */
  text(path: string): Promise<string>;
}

/** Calls the API at an address with a key or the operator's secret. */
export function apiAt(url: string, bearer: string): Api {
  const send: (
    method: string,
    path: string,
    body?: { type: string; data: string | Buffer },
  ) => Promise<Response> = async (method, path, body) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': body.type }) },
      ...(body && { body: typeof body.data === 'string' ? body.data : new Uint8Array(body.data) }),
    }).catch((error: unknown) => {
      throw new Unreachable(`The API does not answer at ${url}. Is it running? API_URL says where it is.`, {
        cause: error,
      });
    });
    if (answer.ok) return answer;
    const errors = errorsIn(await answer.text());
    throw new Refused(
      answer.status,
      errors.map(({ code }) => code),
      errors.map(({ message }) => message).join('\n') ||
        `${method} ${path} was answered with ${answer.status}.`,
    );
  };
  return {
    call: async <T>(method: string, path: string, body?: { type: string; data: string | Buffer }) =>
      (await (await send(method, path, body)).json()) as T,
    text: async (path) => (await send('GET', path)).text(),
  };
}

function errorsIn(text: string): { code: string; message: string }[] {
  try {
    return JSON.parse(text).errors ?? [];
  } catch {
    return [];
  }
}
