import type { Document } from '@matchday/contract-types/document';
import type { SourceFacts } from '../sources/source-facts';

/** A screen as it was taken: `front` at 360 pixels is `front-360`. */
export interface MeasuredScreen {
  path: string;
  /** Bytes, compressed with gzip. */
  javaScript: number;
  css: number;
  violations: readonly string[];
}

/** A need of the law, and whether the store meets it. */
export type LawResults = Readonly<Record<string, 'met' | 'MISSING' | 'skipped'>>;

/** Everything that is measured of a version, whatever the club. */
export interface VersionMeasurements {
  sources: SourceFacts;
  contract: Document;
  /** The hash of each built shop. */
  outputs: Readonly<Record<string, string>>;
}

/** What is measured of one club. */
export interface ClubMeasurements {
  law: LawResults;
  /** By name, with the width. */
  screens: Readonly<Record<string, MeasuredScreen>>;
  /** Screens that could not be taken, with the reason. */
  failed: readonly string[];
  /** The folder with `<name>.png` of each screen. */
  pictures: string;
}
