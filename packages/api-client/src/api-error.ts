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
