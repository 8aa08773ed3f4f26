import { ApiError } from '@matchday/api-client';

/** The version of what a response is about, for a change that must not replace a newer one. */
export const versionOf = ({ response }: { response: Response }): string =>
  response.headers.get('etag') ?? '*';

/** Whether somebody else changed the same thing first. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
