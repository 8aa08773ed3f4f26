import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generatedFiles } from './generate';

it('has generated the client from the current contract (npm run generate writes it)', async () => {
  for (const [file, text] of await generatedFiles()) {
    expect(await readFile(file, 'utf8'), file.pathname).toBe(text);
  }
});
