export { DoneAnswer, done, Email, SingleUseToken } from './contract';
export type { Customer } from './queries/customers';
export { customerErrors, customerOrVisitor, optionalCustomerSecurity } from './session/request-customer';
