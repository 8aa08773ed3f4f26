/** A location in a file; the line is null if unknown. */
export interface Location {
  line: number | null;
  column: string;
}
