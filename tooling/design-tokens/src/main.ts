import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportTokens, importTokens, tokensOf } from './club-tokens';

const usage = `Moves a club's design tokens between its brand and a file in the DTCG format.

  npm run tokens -- export --club <club> [--file apps/<club>/tokens.json]
  npm run tokens -- import --club <club> [--file apps/<club>/tokens.json]
`;

const root = resolve(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { club: { type: 'string' }, file: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [direction] = positionals;
const { club, help } = values;

if (help || !club || (direction !== 'export' && direction !== 'import')) {
  console.log(usage);
  process.exitCode = help ? 0 : 2;
} else
  try {
    const file = resolve(root, values.file ?? `apps/${club}/tokens.json`);
    const shown = relative(root, file);
    const tokens = await tokensOf(club, root);
    if (direction === 'export') {
      writeFileSync(file, exportTokens(tokens));
      console.log(`The tokens of ${club} are in ${shown}.`);
    } else if (!existsSync(file)) {
      throw new Error(`There is no file ${shown}. Name one with --file, or export one.`);
    } else {
      const changed = await importTokens(club, readFileSync(file, 'utf8'), root);
      console.log(
        changed ? `apps/${club}/brand has the tokens of ${shown}.` : `${club} has these tokens already.`,
      );
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
