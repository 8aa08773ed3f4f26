import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Reads a measurement from its file, or takes it and writes the file. */
export async function remember<T>(file: string, take: () => Promise<T>): Promise<T> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const taken = await take();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(taken));
  return taken;
}
