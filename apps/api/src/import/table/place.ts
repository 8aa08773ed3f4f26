/** A location in a file; the line is null if unknown. */
export interface Place {
  line: number | null;
  column: string;
}
