import type { Fail } from '../../platform/http/errors/declare-errors';
import { type Caller, requireScope, type Scope } from '../staff';
import type { Part } from './parts';

/** The scopes that each part needs; of those in an inner list, one is enough. */
const scopesOf: Readonly<Record<Part, readonly (readonly Scope[])[]>> = {
  store: [['money']],
  catalogue: [['catalogue']],
  prices: [['catalogue']],
  stock: [['catalogue', 'stock']],
  dictionary: [['content']],
  content: [['content']],
  settings: [['content']],
  all: [['catalogue'], ['content'], ['money']],
};

/** Ends the request with 403 `ScopeMissing` if the caller lacks a scope that the part needs. */
export function requireScopeOf(fail: Fail<'ScopeMissing'>, part: Part, caller: Caller): void {
  for (const scopes of scopesOf[part]) requireScope(fail, caller, ...scopes);
}
