/** The placeholders of a text, such as `{name}`, each once. */
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** Placeholders that a new value lacks, or that nothing replaces. */
export function placeholderFaults(shipped: string, value: string): { missing: string[]; unknown: string[] } {
  const [known, used] = [placeholdersOf(shipped), placeholdersOf(value)];
  return {
    missing: known.filter((name) => !used.includes(name)),
    unknown: used.filter((name) => !known.includes(name)),
  };
}
