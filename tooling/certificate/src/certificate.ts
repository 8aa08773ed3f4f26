import type { Version } from './versions/resolve-version';

/** A value of both versions; undefined in the one that does not have it. */
export interface Change<T> {
  name: string;
  from?: T;
  to?: T;
}

/** The parts of a club that have a hash, and whether it is the same in both versions. */
export interface ClubProof {
  club: string;
  affected: boolean;
  parts: readonly { part: string; from: string; to: string; equal: boolean }[];
}

/** A picture of a story or a screen in both versions. */
export interface PictureChange {
  name: string;
  status: 'added' | 'gone' | 'changed';
  /** The share of pixels, from 0 to 1, whose colour differs so that a person sees it. */
  share?: number;
  /** The pictures' files, below the certificate's folder. */
  images: { from?: string; to?: string; difference?: string };
}

export interface Pictures {
  compared: number;
  changes: readonly PictureChange[];
}

/** What two versions differ in, for one club: `certificate.json`. */
export interface Certificate {
  club: string;
  from: Version;
  to: Version;
  made: string;
  clubs: readonly ClubProof[];
  stories: Pictures;
  screens: Pictures & { failed: readonly { version: 'from' | 'to'; name: string }[] };
  /** Bytes, compressed with gzip, that each address loads first. All that were compared, and which changed. */
  bytes: readonly (Change<{ javaScript: number; css: number }> & { changed: boolean })[];
  routes: Lists;
  addresses: Lists;
  packages: Lists;
  contract: { breaking: readonly string[]; additions: readonly string[] };
  texts: readonly (Change<string> & { culture: string })[];
  law: readonly Change<string>[];
  /** The rules of WCAG 2.2 AA that screens break, by screen; the ones in both versions are known faults. */
  accessibility: {
    checked: number;
    added: readonly Fault[];
    gone: readonly Fault[];
    known: readonly Fault[];
  };
}

export interface Lists {
  added: readonly string[];
  gone: readonly string[];
}

export interface Fault {
  screen: string;
  violation: string;
}
