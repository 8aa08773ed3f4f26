import { expect, test } from 'vitest';
import { demoStaff } from '../../../apps/api/demo/staff';
import { addressTable } from '../src/address-table';
import { readServices } from '../src/ports';

const services = readServices({ API_PORT: '4321', BACKOFFICE_PORT: '4322' });
const logs = '/data/logs';

test('names every address', () => {
  const table = addressTable(services, { logs }, true);
  for (const { name, url } of services.clubs) expect(table).toMatch(new RegExp(`${name} +${url}/`));
  expect(table).toContain('http://127.0.0.1:4321/reference');
  expect(table).toMatch(/Back office +http:\/\/127\.0\.0\.1:4322\//);
  expect(table).toMatch(/Logs +\/data\/logs/);
});

test('names the mail folder if no mails are sent', () => {
  expect(addressTable(services, { logs, mails: '/data/mails' }, true)).toMatch(/Mails +\/data\/mails/);
  expect(addressTable(services, { logs }, true)).not.toContain('Mails');
});

test("names the login of each demonstration store's owner", () => {
  const table = addressTable(services, { logs }, true);
  for (const { role, email, totpSecret } of demoStaff)
    expect(table.includes(`${email}  password: `) && table.includes(totpSecret)).toBe(role === 'owner');
  expect(addressTable(services, { logs }, false)).not.toContain('password');
});
