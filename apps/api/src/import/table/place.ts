/** Where in a table something stands; the line is null where none has it. */
export interface Place {
  line: number | null;
  column: string;
}
