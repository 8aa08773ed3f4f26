import type { BrowserCommand } from 'vitest/node';

/** How a visitor's system is set. */
export interface System {
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** Sets the browser as a visitor's system would; what is left out is as usual. */
export const emulate: BrowserCommand<[system: System]> = async (
  { page },
  { reducedMotion = 'no-preference', forcedColors = 'none' },
) => page.emulateMedia({ reducedMotion, forcedColors });

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (system: System) => Promise<void>;
  }
}
