import type { Services } from './ports';

/**
 * The URLs and folders of everything that runs, one per line.
 *
 * @param logDirectory the folder of all logs
 * @param mailDirectory the folder of mails; undefined if mails are sent
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
