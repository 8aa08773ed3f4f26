import { type ApiClient, ApiError, createApiClient } from '@matchday/api-client';
import { brand } from 'club-brand';
import { apiUrl } from '../api-url';
import { cultureOf } from '../brand';

const patience = 10_000;

/** The API for pages that all visitors share: it knows the store and the culture, and no session. */
export function shopApi(culture: string): ApiClient {
  const { currency } = cultureOf(brand, culture);
  return createApiClient({
    baseUrl: apiUrl(),
    store: { storeId: brand.storeId, culture, currency },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(patience) }),
  });
}

/** The answer, or null where the API does not know what was asked for; any other failure is thrown. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
