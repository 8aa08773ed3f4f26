import type { CodeOf } from '../../../platform/http/errors/declare-errors';
import type { ErrorCode, MessageParameters } from '../../../platform/http/errors/messages';

/** A path in imported data: field names and list positions. */
export type DataPath = readonly (string | number)[];

/** Errors of data whose entries break a rule between them. */
export const dataErrors = {
  400: [
    'StandsTwice',
    'UnknownReference',
    'UnknownCulture',
    'UnknownCurrency',
    'OwnAncestor',
    'DiscountAboveUnit',
    'UnsafeLink',
    'DeadLink',
    'NotOneOf',
    'RequiredField',
    'LastMethod',
    'ImpossibleHours',
    'PathInUse',
    'PathReserved',
    'RedirectLoop',
  ],
} as const;

/** Errors of a request that imports a single entry. */
export const changeErrors = { ...dataErrors, 409: ['StoreNotKept', 'ImportRunning'] } as const;

/** An error in imported data. */
export interface DataError<Code extends ErrorCode = ErrorCode> {
  path: DataPath;
  code: Code;
  params: MessageParameters;
}

/** The field or item of a value; undefined if there is none. */
export function valueAt(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}

export const dataError = <Code extends ErrorCode>(
  path: DataPath,
  code: Code,
  params: MessageParameters = {},
): DataError<Code> => ({ path, code, params });

/** An error between the entries of imported data. */
export type RuleError = DataError<CodeOf<typeof dataErrors>>;
