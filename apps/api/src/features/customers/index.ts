export { DoneAnswer, done, Email, SingleUseToken } from './contract';
export type { Customer } from './queries/customers';
export { customerOrVisitor, optionalCustomerSecurity } from './session/request-customer';
