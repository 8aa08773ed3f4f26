import type { App } from './app';

/**
 * Makes the server ignore `Expect` headers other than `100-continue`, as HTTP allows. Node would respond 417 without a
 * body, which is not in the contract.
 */
export function ignoreExpectations({ server }: App): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
