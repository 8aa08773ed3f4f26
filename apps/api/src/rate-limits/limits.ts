/** How often something may be tried within a time. */
export interface Limit {
  max: number;
  windowMs: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Each by the address of the client; those that end in `Account` by the account that is tried, from wherever. */
export const defaultLimits = {
  login: { max: 60, windowMs: 5 * minute },
  loginAccount: { max: 10, windowMs: 15 * minute },
  register: { max: 20, windowMs: hour },
  reset: { max: 20, windowMs: 15 * minute },
  resetAccount: { max: 5, windowMs: hour },
  newEmailAccount: { max: 10, windowMs: day },
  newsletter: { max: 20, windowMs: 10 * minute },
  contact: { max: 10, windowMs: 10 * minute },
  withdrawal: { max: 20, windowMs: 10 * minute },
  withdrawalAccount: { max: 10, windowMs: hour },
  log: { max: 60, windowMs: minute },
  /** Many fans may share an address: a ground's network on a matchday. */
  checkout: { max: 600, windowMs: 10 * minute },
  voucher: { max: 30, windowMs: 10 * minute },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** What a route's `config` says of its limits. */
export interface Limited {
  limited: { client: LimitName; account?: { limit: LimitName; field: string; isOwn?: boolean } };
}

/** For the `config` of a route: how often a client may call it. Such a route answers 429 too. */
export const limited = (client: LimitName): Limited => ({ limited: { client } });

/**
 * The same for a route that tries an account: that account's own limit holds too, from wherever it is tried.
 * @param field the field of the body that names the account
 */
export const limitedByAccount = (name: 'login' | 'reset' | 'withdrawal', field: string): Limited => ({
  limited: { client: name, account: { limit: `${name}Account`, field } },
});

/** For the `config` of a route on which customers may name a new address of theirs: counted for the customer who asks. */
export const limitedNewEmail = (field: string): Limited => ({
  limited: { client: 'login', account: { limit: 'newEmailAccount', field, isOwn: true } },
});

const entry = /^\s*(\w+)=(\d{1,9})\/(\d{1,9})\s*$/;

/**
 * Reads `name=times/seconds,…`, which changes the limits it names.
 * @returns what is wrong with it, or the limits
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
