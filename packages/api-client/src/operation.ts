import type { operations as Contract } from './generated/contract';
import type { operations } from './generated/operations';

/** Name of a call that a shop makes, such as `getBasket`. */
export type OperationId = keyof typeof operations;

type Defined<T> = [T] extends [undefined] ? never : T;
type PathOf<O> = O extends { parameters: { path: infer P } } ? { path: Nullish<P> } : unknown;
type QueryOf<O> = O extends { parameters: { query?: infer Q } }
  ? [Defined<Q>] extends [never]
    ? unknown
    : { query?: Partial<Defined<Q>> }
  : unknown;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : unknown;
type Nullish<P> = { [K in keyof P]: P[K] | null | undefined };

/** The parameters of an operation; path parameters may be missing and are checked when calling (S5.14). */
export type Parameters<Id extends OperationId> = PathOf<Contract[Id]> &
  QueryOf<Contract[Id]> &
  BodyOf<Contract[Id]>;

/** The operation's response on success. */
export type Result<Id extends OperationId> = Contract[Id] extends {
  responses: { 200: { content: { 'application/json': infer R } } };
}
  ? R
  : never;
