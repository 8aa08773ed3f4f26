type Step = string | number;
export type Place = readonly Step[];

/** A copy of a value with another value at a place. */
export function withValue<Whole>(whole: Whole, place: Place, value: unknown): Whole;
export function withValue(whole: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(Reflect.get(Object(whole), step), rest, value);
  if (Array.isArray(whole)) return whole.map((item, index) => (index === step ? inner : item));
  return { ...Object(whole), [step]: inner };
}

/** The texts and numbers in a value with their places, such as `texts.en.blocks.0.heading`. */
function leavesOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([step, item]) => leavesOf(item, place ? `${place}.${step}` : step));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [[place, String(value)]]
    : [];
}

/** A field that has another value in one of three versions. */
interface ChangedValue {
  name: string;
  before: string;
  theirs: string;
  yours: string;
}

/** The fields in which the saved version and one's own differ. */
export function changedValues(before: unknown, theirs: unknown, yours: unknown): ChangedValue[] {
  const [one, two, three] = [before, theirs, yours].map((value) => new Map(leavesOf(value, '')));
  const names = [...new Set([...(two?.keys() ?? []), ...(three?.keys() ?? [])])];
  return names
    .filter((name) => two?.get(name) !== three?.get(name))
    .map((name) => ({
      name,
      before: one?.get(name) ?? '',
      theirs: two?.get(name) ?? '',
      yours: three?.get(name) ?? '',
    }));
}

/** A copy of a list whose entry stands at another position. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const entry = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...entry);
};
