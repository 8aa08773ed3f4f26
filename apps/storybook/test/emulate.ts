import type { BrowserCommand } from 'vitest/node';

/** How a visitor's system is set. */
export interface System {
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** Sets the browser as a visitor's system would. */
export const emulate: BrowserCommand<[system: System]> = async ({ page }, system) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none', ...system });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (system: System) => Promise<void>;
  }
}
