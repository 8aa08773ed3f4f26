import { expect, test } from 'vitest';
import { earlyValues } from './early-values';

const control = (tagName: string, name: string, value: string, type = 'text') => ({
  tagName,
  name,
  value,
  getAttribute: () => type,
});
const formOf = (...controls: object[]) => ({ elements: controls }) as unknown as HTMLFormElement;

test('finds only the input that was typed before hydration', () => {
  const form = formOf(
    control('INPUT', 'email', 'fan@example.com'),
    control('INPUT', 'city', 'Odense'),
    control('INPUT', 'phone', ''),
    control('INPUT', 'terms', 'on', 'checkbox'),
    control('INPUT', 'stranger', 'x'),
    control('BUTTON', 'send', 'send'),
  );
  const values = { email: '', city: 'Odense', phone: '1', terms: '' };
  expect(earlyValues(form, values)).toEqual({ email: 'fan@example.com' });
  expect(earlyValues(formOf(control('INPUT', 'city', 'Odense')), values)).toBeNull();
});
