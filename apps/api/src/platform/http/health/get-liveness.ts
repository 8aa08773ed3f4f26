import { Type } from 'typebox';
import type { App } from '../app';
import { failures } from '../failures';

export function getLiveness(app: App): void {
  app.get(
    '/health/live',
    {
      schema: {
        operationId: 'getLiveness',
        summary: 'Check that the process responds',
        tags: ['Health'],
        response: { 200: Type.Object({ status: Type.Literal('live') }), ...failures() },
      },
    },
    async () => ({ status: 'live' as const }),
  );
}
