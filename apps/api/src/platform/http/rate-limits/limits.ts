/** The number of attempts allowed within a time window. */
export interface Limit {
  max: number;
  windowMs: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits per client address; those that end in `Account` count per account, from any address. */
export const defaultLimits = {
  login: { max: 60, windowMs: 5 * minute },
  register: { max: 20, windowMs: hour },
  reset: { max: 20, windowMs: 15 * minute },
  resetAccount: { max: 5, windowMs: hour },
  newEmailAccount: { max: 10, windowMs: day },
  newsletter: { max: 20, windowMs: 10 * minute },
  contact: { max: 10, windowMs: 10 * minute },
  withdrawal: { max: 20, windowMs: 10 * minute },
  withdrawalAccount: { max: 10, windowMs: hour },
  consent: { max: 60, windowMs: 10 * minute },
  export: { max: 20, windowMs: hour },
  log: { max: 60, windowMs: minute },
  /** Many shoppers may share an address, such as a stadium's network on a matchday. */
  checkout: { max: 600, windowMs: 10 * minute },
  /** Images that must be rendered. A page of a new shop has up to a hundred. */
  image: { max: 1_200, windowMs: 10 * minute },
  adminFailure: { max: 20, windowMs: 15 * minute },
  voucher: { max: 30, windowMs: 10 * minute },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** The limits in a route's `config`. */
export interface Limited {
  limited: { client: LimitName; account?: { limit: LimitName; field: string; isOwn?: boolean } };
}

/** Route `config` that limits each client. Such a route can return 429. */
export const limited = (client: LimitName): Limited => ({ limited: { client } });

/**
 * Route `config` that limits each client and each account.
 * @param field the field of the body that names the account
 */
export const limitedByAccount = (name: 'reset' | 'withdrawal', field: string): Limited => ({
  limited: { client: name, account: { limit: `${name}Account`, field } },
});

/** Route `config` that limits how often a customer can request a new e-mail address. */
export const limitedNewEmail = (field: string): Limited => ({
  limited: { client: 'login', account: { limit: 'newEmailAccount', field, isOwn: true } },
});

const entry = /^\s*(\w+)=(\d{1,9})\/(\d{1,9})\s*$/;

/**
 * Parses `name=times/seconds,…`; limits that it does not name keep their defaults.
 * @returns the limits, or an error message
 */
export function readLimits(value: string): Limits | string {
  const limits: Record<LimitName, Limit> = { ...defaultLimits };
  for (const part of value.split(',').filter((each) => each.trim() !== '')) {
    const [, name = '', max, seconds] = entry.exec(part) ?? [];
    if (!isLimit(name) || Number(max) < 1 || Number(seconds) < 1)
      return `must look like "login=60/300,…" with the names ${Object.keys(defaultLimits).join(', ')}`;
    limits[name] = { max: Number(max), windowMs: Number(seconds) * second };
  }
  return limits;
}

const isLimit = (name: string): name is LimitName => Object.hasOwn(defaultLimits, name);

const minutesFromSeconds = 90;

/** Formats a waiting time in the culture's language: in seconds if short, otherwise in whole minutes. */
export function formatWait(seconds: number, culture: string): string {
  const [unit, count] =
    seconds < minutesFromSeconds ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  return new Intl.NumberFormat(culture, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
