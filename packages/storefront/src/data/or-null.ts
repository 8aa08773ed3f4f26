import { ApiError } from '@matchday/api-client';

/** The response, or null if the requested item does not exist (S8.2); any other failure is thrown (S8.3). */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
