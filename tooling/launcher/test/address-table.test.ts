import { expect, test } from 'vitest';
import { addressTable } from '../src/address-table';
import { readServices } from '../src/ports';

const services = readServices({ API_PORT: '4321' });

test('names every address', () => {
  const table = addressTable(services, '/data/logs');
  for (const { name, url } of services.clubs) expect(table).toMatch(new RegExp(`${name} +${url}/`));
  expect(table).toContain('http://127.0.0.1:4321/reference');
  expect(table).toMatch(/Logs +\/data\/logs/);
});

test('names the mail folder if no mails are sent', () => {
  expect(addressTable(services, '/data/logs', '/data/mails')).toMatch(/Mails +\/data\/mails/);
  expect(addressTable(services, '/data/logs')).not.toContain('Mails');
});
