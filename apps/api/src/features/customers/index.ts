export { DoneAnswer, done, Email, SingleUseToken } from './contract';
export type { MessageRecord, SubscriptionRecord } from './personal-data/contract';
export type { Customer } from './queries/customers';
export { customerErrors, customerOrVisitor } from './session/request-customer';
