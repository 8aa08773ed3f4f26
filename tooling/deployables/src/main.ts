import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readServices } from '@matchday/launcher/ports';
import { root } from '@matchday/launcher/root';
import { buildApi } from './api';
import { buildBackoffice } from './backoffice';
import { buildShop } from './shop';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const { clubs } = readServices({});
const names = ['api', 'backoffice', ...clubs.map(({ id }) => id)];
const [name = ''] = positionals;
if (positionals.length !== 1 || !names.includes(name)) {
  console.error(`Usage: npm run deployable -- <${names.join(' | ')}> [--out <folder>]`);
  process.exit(2);
}
const out = values.out ? resolve(process.env.INIT_CWD ?? '.', values.out) : join(root, 'dist', name);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const club = clubs.find(({ id }) => id === name);
const buildOther = name === 'backoffice' ? buildBackoffice : buildApi;
const programs = club ? await buildShop(club, out) : await buildOther(out);
for (const [program, lines] of Object.entries(programs)) {
  await writeFile(join(out, `${program}.mjs`), `${lines.join('\n')}\n`);
}
await writeFile(join(out, 'package.json'), '{ "type": "module", "private": true }\n');
await cp(join(import.meta.dirname, '../runtime'), out, { recursive: true });
console.log(`${name} is in ${out}.`);
