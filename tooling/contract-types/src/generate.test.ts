import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generatedFiles } from './generate';

it('finds the client generated from the contract as it stands (npm run generate writes it)', async () => {
  for (const [file, text] of await generatedFiles()) {
    expect(await readFile(file, 'utf8'), file.pathname).toBe(text);
  }
});
