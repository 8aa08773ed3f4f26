import { Type } from 'typebox';
import type { App } from '../app';

export function getLiveness(app: App): void {
  app.get(
    '/health/live',
    {
      schema: {
        operationId: 'getLiveness',
        summary: 'Check that the process responds',
        description: 'Does not use the database. Restart the process if it does not respond.',
        tags: ['Health'],
        response: { 200: Type.Object({ status: Type.Literal('live', { description: 'Always `ok`' }) }) },
      },
    },
    async () => ({ status: 'live' as const }),
  );
}
