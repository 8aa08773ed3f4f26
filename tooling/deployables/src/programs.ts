/**
 * The programs of a deployable: the lines of `<name>.mjs` in its folder. All deployables start alike, whatever is in
 * their folders.
 */
export type Programs = Readonly<Record<'start', string[]> & Partial<Record<'migrate', string[]>>>;
