import type { IncomingMessage, ServerResponse } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** What a shop does with a request, besides answering it. */
export interface Arrival {
  /** Whether a kept page may answer the request. All others are prepared for Next. */
  isWellFormed: (request: IncomingMessage) => boolean;
  /** The headers of every response to an address: the same object as long as they are the same. */
  headersOf: (url: string) => Headers;
  /** The headers of one response, with a name and a value in turn. */
  ownHeaders: () => readonly string[];
  /** Prepares a request and its response for Next. The response has all of these headers afterwards. */
  prepare: (request: IncomingMessage, response: ServerResponse) => void;
}
