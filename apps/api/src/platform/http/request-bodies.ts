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

/** Makes the app accept a call without a body that declares JSON, if its operation has no body. */
export function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.schema?.body === undefined) done(null, undefined);
    else void parse(request, String(body), done);
  });
}
