import type { Services } from './ports';

/** Where everything is, one line each. */
export function addressTable({ clubs, api, sandbox }: Services): string {
  const rows = [
    ...clubs.map(({ name, url }) => [name, `${url}/`]),
    ['API reference', `${api.url}/reference`],
    [sandbox.name, `${sandbox.url}/`],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length)) + 3;
  return ['', ...rows.map(([name = '', address]) => `  ${name.padEnd(width)}${address}`), ''].join('\n');
}
