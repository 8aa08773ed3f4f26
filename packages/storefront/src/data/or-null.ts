import { ApiError } from '@matchday/api-client';

/** The answer, or null where the API does not know what was asked for (S8.2); any other failure is thrown (S8.3). */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
