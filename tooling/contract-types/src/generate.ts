import { readFile } from 'node:fs/promises';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

const client = new URL('../../../packages/api-client/', import.meta.url);
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The files generated from the contract, by URL. */
export async function generatedFiles(): Promise<ReadonlyMap<URL, string>> {
  const document = JSON.parse(await readFile(new URL('openapi.json', client), 'utf8')) as OpenAPI3;
  return new Map([
    [new URL('src/generated/contract.ts', client), astToString(await openapiTypes(document))],
    [new URL('src/generated/operations.ts', client), operationsTable(document)],
  ]);
}

/** Shop operations have the header StoreId (S7.1); health checks and webhooks do not. Logins of staff are of the back office. */
function operationsTable(document: OpenAPI3): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = '$ref' in item ? undefined : item[method];
      if (!operation || '$ref' in operation || !operation.operationId) return [];
      const named = (place: string) =>
        (operation.parameters ?? []).flatMap((one) => ('name' in one && one.in === place ? [one.name] : []));
      const headers = new Set(named('header').map((name) => name.toLowerCase()));
      if (!headers.has('storeid') || operation.tags?.includes('Staff')) return [];
      const query = JSON.stringify(named('query'));
      const idempotent = headers.has('idempotency-key') ? ', idempotent: true' : '';
      return [
        `  ${operation.operationId}: { method: '${method}', path: '${path}', query: ${query}${idempotent} },`,
      ];
    }),
  );
  const codes = Object.keys((document as { 'x-gateway-errors'?: object })['x-gateway-errors'] ?? {});
  const gatewayCodes = `/** The codes of errors that the gateway of a shop sends itself. */\nexport type GatewayErrorCode = ${codes.map((code) => `'${code}'`).join(' | ')};\n`;
  return `/** Method, path and query parameters of every call that a shop makes, by its name in the contract. */\nexport const operations = {\n${rows.join('\n')}\n} as const;\n\n${gatewayCodes}`;
}
