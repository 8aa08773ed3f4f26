import type { Services } from './ports';

/**
 * Where everything is, one line each.
 *
 * @param logDirectory where every part writes its output
 * @param mailDirectory where mails are written; undefined when they are sent
 */
export function addressTable(
  { clubs, api, sandbox }: Services,
  logDirectory: string,
  mailDirectory?: string,
): string {
  const rows = [
    ...clubs.map(({ name, url }) => [name, `${url}/`]),
    ['API reference', `${api.url}/reference`],
    [sandbox.name, `${sandbox.url}/`],
    ...(mailDirectory === undefined ? [] : [['Mails', mailDirectory]]),
    ['Logs', logDirectory],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length)) + 3;
  return ['', ...rows.map(([name = '', address]) => `  ${name.padEnd(width)}${address}`), ''].join('\n');
}
