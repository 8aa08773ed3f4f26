import 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (forced: boolean) => Promise<void>;
  }
}
