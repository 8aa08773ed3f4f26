import type { App } from '../../../../platform/http/app';
import type { StoresContext } from '../../../stores';
import { answerMessage } from './answer-message';
import { getMessage } from './get-message';
import { listMessages } from './list-messages';

export function messageRoutes(app: App, context: StoresContext): void {
  listMessages(app, context);
  getMessage(app, context);
  answerMessage(app, context);
}
