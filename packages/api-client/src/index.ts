export { ApiError, type ApiErrorItem } from './api-error';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type StoreContext,
} from './client';
export type { components } from './generated/contract';
export { type GatewayErrorCode, operations } from './generated/operations';
export type { Session } from './middleware/session';
export type { OperationId, Parameters, Result } from './operation';
export { metaStatus } from './response-error';
export { singleFlight } from './single-flight';
export {
  createStaffClient,
  type OperationAddress,
  type StaffClient,
  type StaffClientOptions,
} from './staff-client';
