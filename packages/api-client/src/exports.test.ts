import { expect, test } from 'vitest';
import * as surface from './index';

test('exports the names that importers rely on', () => {
  expect(Object.keys(surface).toSorted()).toMatchInlineSnapshot(`
    [
      "ApiError",
      "createApiClient",
      "createStaffClient",
      "metaStatus",
      "operations",
      "singleFlight",
    ]
  `);
});
