import { createContext } from '../../src/composition';
import { readConfig } from '../../src/config';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { buildServer } from '../../src/server';
import type { CrashingStart } from './crashing-process';
import { recordCalls, recordChanges, Steps } from './steps';

// Runs the API and kills it after a given step. The process is loaded ahead and opens its database on a message.
process.once('disconnect', () => process.exit());
process.send?.('loaded');
const { env, crashStep } = await new Promise<CrashingStart>((resolve) => {
  process.once('message', (start: CrashingStart) => resolve(start));
});

const steps = new Steps();
recordChanges(steps);
const context = recordCalls(await createContext(readConfig({ ...process.env, ...env })), steps);
const app = await buildServer(context);
app.post('/test/mails', () => deliverMails(context));
app.get('/test/steps', () => steps.names);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
steps.begin(crashStep);
process.send?.(address);
