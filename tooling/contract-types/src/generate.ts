import { readFile } from 'node:fs/promises';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

const client = new URL('../../../packages/api-client/', import.meta.url);
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The files that follow from the contract, by their address. */
export async function generatedFiles(): Promise<ReadonlyMap<URL, string>> {
  const document = JSON.parse(await readFile(new URL('openapi.json', client), 'utf8')) as OpenAPI3;
  return new Map([
    [new URL('src/generated/contract.ts', client), astToString(await openapiTypes(document))],
    [new URL('src/generated/operations.ts', client), operationsTable(document)],
  ]);
}

function operationsTable(document: OpenAPI3): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation =
        'get' in item || 'post' in item || 'delete' in item || 'patch' in item || 'put' in item
          ? item[method]
          : undefined;
      if (!operation || '$ref' in operation || !operation.operationId) return [];
      const query = (operation.parameters ?? []).flatMap((p) =>
        'name' in p && p.in === 'query' ? [p.name] : [],
      );
      return [
        `  ${operation.operationId}: { method: '${method}', path: '${path}', query: ${JSON.stringify(query)} },`,
      ];
    }),
  );
  return `/** Method, path and query parameters of every operation, by its name in the contract. */\nexport const operations = {\n${rows.join('\n')}\n} as const;\n`;
}
