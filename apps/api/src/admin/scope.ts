/** What an admin key may touch. */
export const scopes = ['catalogue', 'content', 'orders'] as const;
export type Scope = (typeof scopes)[number];
