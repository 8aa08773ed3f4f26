import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { WrongAnswer } from './answers';

/** The folder of a club's own repository: new or empty, and outside this one. */
export function checkFolder(given: string, root: string): string {
  const folder = resolve(given.trim());
  if (!relative(root, folder).startsWith('..'))
    throw new WrongAnswer(`${folder} is in this repository: give a folder outside, such as ../rovers-shop.`);
  if (!existsSync(dirname(folder))) throw new WrongAnswer(`The folder ${dirname(folder)} does not exist.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new WrongAnswer(`The folder ${folder} is not empty.`);
  return folder;
}
