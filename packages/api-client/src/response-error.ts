import { ApiError, type ApiErrorItem } from './api-error';

/** Builds an error from a response's status and its body, whose shape is not trusted. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const listed = isRecord(body) && Array.isArray(body.errors) ? body.errors.filter(isErrorItem) : [];
  return new ApiError(status, listed.length > 0 ? listed : [{ code: `Status${status}`, message: '' }]);
}

/** The status that a body claims for itself in `meta.status`, if any. */
export function metaStatus(body: unknown): number | undefined {
  const meta = isRecord(body) ? body.meta : undefined;
  return isRecord(meta) && typeof meta.status === 'number' ? meta.status : undefined;
}

function isErrorItem(value: unknown): value is ApiErrorItem {
  return isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
