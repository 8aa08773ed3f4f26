import { changeByForm, showBasketDocument } from '../basket-form/basket-form';
import { basketFormPath } from '../basket-form/form';
import { forwardCall } from './forward-call';

const forms: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  GET: showBasketDocument,
  POST: changeByForm,
};

/** Answers everything below `/api`: the basket's forms for browsers without scripts, and calls of the contract. */
async function gateway(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const form = pathname === basketFormPath ? forms[request.method] : undefined;
  return form ? form(request) : forwardCall(request);
}

export {
  gateway as DELETE,
  gateway as GET,
  gateway as HEAD,
  gateway as OPTIONS,
  gateway as PATCH,
  gateway as POST,
  gateway as PUT,
};
