/** The permissions of an admin key. */
export const scopes = ['catalogue', 'content', 'orders'] as const;
export type Scope = (typeof scopes)[number];
