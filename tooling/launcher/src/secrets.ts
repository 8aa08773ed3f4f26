import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const names = ['SANDBOX_SECRET', 'TOKEN_SECRET', 'INVALIDATION_SECRET', 'ADMIN_SECRET'] as const;

export type Secrets = Record<(typeof names)[number], string>;

/** This machine's secrets: created once, and stored in `secrets.json`, which only its owner can read. */
export function readSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, 'secrets.json');
  const kept = readKept(file);
  const secrets: Secrets = {
    SANDBOX_SECRET: kept.SANDBOX_SECRET ?? newSecret(),
    TOKEN_SECRET: kept.TOKEN_SECRET ?? newSecret(),
    INVALIDATION_SECRET: kept.INVALIDATION_SECRET ?? newSecret(),
    ADMIN_SECRET: kept.ADMIN_SECRET ?? newSecret(),
  };
  if (names.some((name) => !kept[name])) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}

function readKept(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
