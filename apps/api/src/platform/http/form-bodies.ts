import type { App } from './app';

/** Makes the app parse form bodies, which HTML forms and OAuth 2 clients send. */
export function acceptForms(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export const jsonOrForm = ['application/json', 'application/x-www-form-urlencoded'];
