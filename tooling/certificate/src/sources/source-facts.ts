/** What one club is built from, and what it says, before anything is built. */
export interface ClubFacts {
  /** Hashes by what they cover: equal hashes mean that nothing of it changed. */
  hashes: { code: string; files: string; packages: string; texts: string; data: string };
  packages: readonly string[];
  routes: readonly string[];
  /** The texts that shoppers see, by culture and alias: the shipped ones with the store's own. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a version consists of. */
export interface SourceFacts {
  clubs: Readonly<Record<string, ClubFacts>>;
  /** Of the API that all clubs call: its code, and the packages it runs with. */
  api: { code: string; packages: string };
  /** The fixed addresses of screens. */
  addresses: readonly string[];
}
