import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Callback = () => void;

/** What is sent instead. */
export interface Replacement {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Sends another HTML document in place of a response's body, if `applies` says so of its status and headers. The body is
 * discarded while it is written.
 */
export function replaceBody(
  response: ServerResponse,
  applies: (response: ServerResponse) => boolean,
  read: () => Promise<Replacement>,
): void {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let decision: boolean | undefined;
  const isReplaced = () => (decision ??= applies(response));

  const send = async () => {
    const { html, headers } = await read();
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    Object.assign(response, original);
    response.end(html);
  };

  Object.assign(response, {
    writeHead(status: number, ...rest: [string | OutgoingHttpHeaders, OutgoingHttpHeaders?]) {
      if (decision === undefined) {
        response.statusCode = status;
        const headers = rest.find((one) => typeof one === 'object');
        for (const [name, value] of Object.entries(headers ?? {}))
          if (value !== undefined) response.setHeader(name, value);
      }
      return isReplaced() ? response : Reflect.apply(original.writeHead, null, [status, ...rest]);
    },
    write(...given: unknown[]) {
      if (!isReplaced()) return Reflect.apply(original.write, null, given);
      callbackOf(given)?.();
      return true;
    },
    end(...given: unknown[]) {
      if (!isReplaced()) return Reflect.apply(original.end, null, given);
      const done = callbackOf(given);
      if (done) response.once('finish', done);
      void send();
      return response;
    },
  });
}

const callbackOf = (given: unknown[]) => given.find((one): one is Callback => typeof one === 'function');
