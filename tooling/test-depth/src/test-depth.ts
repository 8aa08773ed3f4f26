const usual = 20_261_121;
const most = 2 ** 31;

/**
 * The seed from `PROPERTY_SEED`: a number, `random` for a new one each time, otherwise a constant.
 * @throws {RangeError} for anything else
 */
export function seedOf(given: string | undefined): number {
  if (given === undefined || given === '') return usual;
  if (given === 'random') return Math.floor(Math.random() * most);
  const seed = Number(given);
  if (!Number.isInteger(seed) || seed < 0 || seed >= most)
    throw new RangeError(`PROPERTY_SEED must be a whole number below ${most} or random, not ${given}.`);
  return seed;
}

/** The seed of every test with generated cases. */
export const propertySeed = seedOf(process.env.PROPERTY_SEED);

/** Whether the tests run at full depth, as in `npm run test:deep`. */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/** The number of cases of a test with generated cases: some hundreds in `npm test`, more in `npm run test:deep`. */
export function cases(usual: number, deep: number): number {
  return isDeep ? deep : usual;
}
