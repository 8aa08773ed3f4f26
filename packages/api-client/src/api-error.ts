/** One reason why a call failed, in the culture of the request. */
export interface ApiErrorItem {
  code: string;
  message: string;
  field?: string;
}

/**
 * The error with which calls reject on every failure (S8.5): a response of 400 and above, a body whose
 * `meta.status` says so, or no response at all (`status` 500, code `NoAnswer`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status of the response, or 500 if there was none. */
  readonly status: number;
  /** All reasons, the first of which is the error's message. */
  readonly errors: readonly ApiErrorItem[];

  constructor(status: number, errors: readonly ApiErrorItem[], options?: ErrorOptions) {
    super(errors[0]?.message ?? '', options);
    this.status = status;
    this.errors = errors;
  }

  /** The stable name of the first reason, such as `OutOfStock`. */
  get code(): string {
    return this.errors[0]?.code ?? 'Unknown';
  }
}

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
