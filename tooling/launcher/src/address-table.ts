import { demoStaff } from '../../../apps/api/demo/staff';
import type { Services } from './ports';

interface Folders {
  /** The folder of all logs. */
  logs: string;
  /** The folder of mails; missing if mails are sent. */
  mails?: string;
}

/**
 * The URLs and folders of everything that runs, one per line.
 *
 * @param hasDemo whether the demonstration's stores have staff, whose owners' logins are listed too
 */
export function addressTable(
  { clubs, backoffice, api, sandbox }: Services,
  { logs, mails }: Folders,
  hasDemo: boolean,
): string {
  const owners = hasDemo ? demoStaff.filter(({ role }) => role === 'owner') : [];
  const rows = [
    ...clubs.map(({ name, url }) => [name, `${url}/`]),
    [backoffice.name, `${backoffice.url}/`],
    ...owners.map(({ storeId, email, password, totpSecret }) => [
      `  ${storeId}`,
      `${email}  password: ${password}  authenticator key: ${totpSecret}`,
    ]),
    ['API reference', `${api.url}/reference`],
    [sandbox.name, `${sandbox.url}/`],
    ...(mails === undefined ? [] : [['Mails', mails]]),
    ['Logs', logs],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length)) + 3;
  return ['', ...rows.map(([name = '', address]) => `  ${name.padEnd(width)}${address}`), ''].join('\n');
}
