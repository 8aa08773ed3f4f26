/** Runs one piece of work at a time in all tabs of the shop. */
export type TabLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The browser's lock of that name. A page without a secure connection has no locks: there, the work runs at once. */
export const createTabLock =
  (name: string): TabLock =>
  async (work) =>
    'locks' in navigator ? navigator.locks.request(name, work) : work();
