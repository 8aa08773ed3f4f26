import type { Fail } from '../../platform/http/errors/declare-errors';
import { type AdminKey, requireScope, type Scope } from '../staff';
import type { Part } from './parts';

const scopesOf: Readonly<Record<Part, readonly Scope[]>> = {
  store: ['money'],
  catalogue: ['catalogue'],
  prices: ['catalogue'],
  stock: ['catalogue'],
  dictionary: ['content'],
  content: ['content'],
  settings: ['content'],
  all: ['catalogue', 'content', 'money'],
};

/** Ends the request with 403 `ScopeMissing` if the key lacks a scope that the part needs. */
export function requireScopeOf(fail: Fail<'ScopeMissing'>, part: Part, key: AdminKey): void {
  for (const scope of scopesOf[part]) requireScope(fail, key, scope);
}
