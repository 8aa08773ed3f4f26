import type { App } from './app';
import { addErrors, declareErrors, errorsOfBodies } from './errors/declare-errors';

/** Adds to each operation the responses of the errors that it declares and of those that the framework sends. */
export function addDeclaredErrors(app: App): void {
  const { errors } = declareErrors();
  app.addHook('onRoute', ({ method, schema }) => {
    if (!schema?.operationId) return;
    const hasBody = [method].flat().some((name) => !['GET', 'HEAD'].includes(name));
    addErrors(schema, errors, ...(hasBody ? [errorsOfBodies] : []));
  });
}
