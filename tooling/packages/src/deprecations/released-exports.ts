import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFile } from '../api-report';
import { publishedPackages } from '../published-packages';
import { type PublicExports, publicExports } from './public-exports';

/** The public exports of the versions in the changelogs; `npm run versions` writes it. */
export const releasedFile = join(import.meta.dirname, '../../released-exports.json');

export const readReleased = (): PublicExports => JSON.parse(readFileSync(releasedFile, 'utf8'));

/** The public exports as the API reports show them. */
export const readCurrent = (): PublicExports =>
  Object.assign({}, ...publishedPackages.map((one) => publicExports(readFileSync(reportFile(one), 'utf8'))));
