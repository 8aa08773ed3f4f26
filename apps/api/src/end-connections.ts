import type { App } from './app';

/**
 * While the server closes, every answer ends its connection: one that is kept alive would keep the server from closing
 * long after its last request.
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
