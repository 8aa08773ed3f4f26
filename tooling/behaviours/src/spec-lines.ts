/** How many numbered lines each chapter of the specification has, S1 first. */
const linesOfChapters = [7, 45, 28, 23, 15, 4, 37, 13, 11];

/** The number of every line, from `S1.1` on. */
export const specLines: readonly string[] = linesOfChapters.flatMap((lines, chapter) =>
  Array.from({ length: lines }, (_, line) => `S${chapter + 1}.${line + 1}`),
);
