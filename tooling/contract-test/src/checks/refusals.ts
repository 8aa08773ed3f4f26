import type { Operation } from '../contract';
import type { Kit } from '../kit';

const unknownId = '7f000000-0000-4000-8000-000000000000';
const examplePath = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, unknownId]));

const needs = ({ security = [] }: Operation) =>
  security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
const isOfShop = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === 'StoreId');

/** Refusals that every operation has: of an unknown store, of missing credentials, of a body without its fields. */
export async function checkRefusals(kit: Kit): Promise<void> {
  for (const operation of kit.contract.operations) {
    const { operationId: id } = operation;
    await kit.check(id, async () => {
      if (isOfShop(operation) && operation.method === 'GET' && !needs(operation))
        await checkStore(kit, operation);
      if (needs(operation)) await checkCredentials(kit, operation);
      else if (kit.contract.requiredFields(operation).length > 0) await checkBody(kit, operation);
    });
  }
}

async function checkStore(kit: Kit, { operationId: id, path, parameters = [] }: Operation): Promise<void> {
  const request = {
    path: examplePath(path),
    query: Object.fromEntries(
      parameters.filter((each) => each.in === 'query' && each.required).map(({ name }) => [name, 'term']),
    ),
  };
  await kit.refuse(id, { ...request, store: null }, 400, 'RequiredField', 'StoreId');
  await kit.refuse(id, { ...request, store: 'no-such-store' }, 404, 'UnknownStore', 'StoreId');
  await kit.refuse(id, { ...request, headers: { currency: 'XXX' } }, 400, 'NotOneOf', 'currency');
}

async function checkCredentials(kit: Kit, operation: Operation): Promise<void> {
  const { operationId: id, path, method, requestBody } = operation;
  const isJson = requestBody?.content['application/json'] !== undefined;
  const request = { path: examplePath(path), ...(isJson && method !== 'GET' && { body: {} }) };
  for (const headers of [undefined, { Authorization: 'Bearer no-such-token' }]) {
    const answer = await kit.send(id, { ...request, ...(headers && { headers }) });
    // Failed calls can be limited, which is a refusal too.
    if (answer.status === 429) return;
    // A body is checked before the credentials, or after them.
    const isRefused = answer.status === 401 || (answer.status === 400 && isJson);
    kit.expect(
      id,
      isRefused,
      `answers ${answer.status} ${headers ? 'to an invalid token' : 'without a token'}`,
    );
    if (answer.status !== 401) continue;
    const challenge = answer.headers.get('www-authenticate') ?? '';
    kit.expect(id, challenge.startsWith('Bearer'), `WWW-Authenticate is ${challenge}`);
    kit.expect(id, !headers || challenge.includes('invalid_token'), 'an invalid token is not called invalid');
  }
}

async function checkBody(kit: Kit, operation: Operation): Promise<void> {
  const { operationId: id, path } = operation;
  const request = { path: examplePath(path) };
  for (const body of [{}, '{"'] as const) {
    const answer = await kit.send(id, { ...request, body });
    kit.expect(id, answer.status === 400, `answers ${answer.status} to the body ${JSON.stringify(body)}`);
  }
  const other = await kit.send(id, { ...request, body: 'text', headers: { 'Content-Type': 'text/plain' } });
  kit.expect(id, other.status === 415 || other.status === 400, `answers ${other.status} to text`);
}
