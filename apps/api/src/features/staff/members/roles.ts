import { type Scope, scopes } from '../contract';

/** What a member of staff works on. */
export const roles = ['owner', 'merchandiser', 'editor', 'warehouse', 'customerService', 'readOnly'] as const;
export type Role = (typeof roles)[number];

/** The scopes of each role. This table is the only place that says what a role may do. */
export const scopesOfRole: Readonly<Record<Role, readonly Scope[]>> = {
  owner: scopes,
  merchandiser: ['catalogue', 'stock'],
  editor: ['content'],
  warehouse: ['shipping', 'stock'],
  customerService: ['orders', 'customers'],
  readOnly: ['read', 'audit'],
};
