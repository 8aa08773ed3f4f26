import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Transition, transitions } from './order-status';

const file = join(import.meta.dirname, '../../../../../docs/orders.md');
const begin = '<!-- transitions -->\n';
const end = '<!-- /transitions -->\n';

const stock: Readonly<Record<Transition['stock'], string>> = {
  sellHeld: 'what was held is sold',
  returnHeld: 'what was held is given back',
  takeAgain: 'taken again; where too little is left, the money goes back instead',
  returnIfAsked: 'given back if asked',
  none: '–',
};
const money: Readonly<Record<Transition['money'], string>> = {
  keep: 'kept',
  nonePaid: 'none was paid',
  refund: 'what is left of it is paid back',
};
const vouchers: Readonly<Record<Transition['vouchers'], string>> = {
  consume: 'used',
  giveBack: 'given back',
  none: '–',
};

function table(): string {
  const rows = transitions.map((move) => [
    move.from,
    move.to,
    move.by.join(', '),
    stock[move.stock],
    money[move.money],
    vouchers[move.vouchers],
    move.mail ? `\`${move.mail}\`` : '–',
  ]);
  const head = ['from', 'to', 'by', 'pieces', 'money', 'vouchers', 'mail'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

it('docs/orders.md lists the transitions of the code (`vitest run -u` writes them)', async () => {
  const text = await readFile(file, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  const wanted = `${before}${begin}${table()}${end}${after}`;
  await expect(wanted).toMatchFileSnapshot(file);
});
