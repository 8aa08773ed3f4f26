export { DoneAnswer, done, Email, SingleUseToken } from './contract';
export { findCustomerOfSession } from './queries/customers';
export type { Bearer } from './session/access-tokens';
