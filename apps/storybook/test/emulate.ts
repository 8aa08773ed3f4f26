import type { BrowserCommand } from 'vitest/node';

/** A visitor's system settings. */
export interface System {
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** Emulates a visitor's system settings in the browser; missing settings have their defaults. */
export const emulate: BrowserCommand<[system: System]> = async (
  { page },
  { reducedMotion = 'no-preference', forcedColors = 'none' },
) => page.emulateMedia({ reducedMotion, forcedColors });

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (system: System) => Promise<void>;
  }
}
