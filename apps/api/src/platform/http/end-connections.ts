import type { App } from './app';

/**
 * While the server closes, sends `Connection: close` with every response. Kept-alive connections would delay the
 * shutdown.
 */
export function endConnectionsOnClose(app: App): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
