import type { App } from '../../app';

/** Lets the routes that are registered beside it take a body as HTML forms and OAuth 2 clients send it, too. */
export function takeForms(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export const jsonOrForm = ['application/json', 'application/x-www-form-urlencoded'];
