/** The number of lines in each chapter of the specification, starting with S1. */
const linesOfChapters = [7, 45, 28, 23, 15, 4, 37, 13, 11];

/** The ids of all lines, starting with `S1.1`. */
export const specLines: readonly string[] = linesOfChapters.flatMap((lines, chapter) =>
  Array.from({ length: lines }, (_, line) => `S${chapter + 1}.${line + 1}`),
);
