import type { App } from '../../../platform/http/app';
import type { WebhookDescription } from '../../../platform/webhooks/queue-webhook';
import type { StoresContext } from '../../stores';
import { createWebhook } from './create-webhook';
import { deleteWebhook } from './delete-webhook';
import { listWebhookDeliveries } from './list-webhook-deliveries';
import { listWebhooks } from './list-webhooks';
import { replayWebhook } from './replay-webhook';

/** @param descriptions the events that webhooks can ask for */
export function webhookRoutes(
  app: App,
  context: StoresContext,
  descriptions: readonly WebhookDescription[],
): void {
  createWebhook(app, context, descriptions);
  listWebhooks(app, context);
  listWebhookDeliveries(app, context);
  replayWebhook(app, context);
  deleteWebhook(app, context);
}
