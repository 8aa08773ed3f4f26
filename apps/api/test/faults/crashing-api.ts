import { readConfig } from '../../src/config';
import { createContext } from '../../src/context';
import { deliverMails } from '../../src/mails/deliver-mails';
import { buildServer } from '../../src/server';
import type { CrashingStart } from './crashing-process';
import { countCalls, countChanges, Steps } from './steps';

// The API as a program that kills itself after a given step. It is loaded ahead, and opens its database when told to.
process.once('disconnect', () => process.exit());
process.send?.('loaded');
const { env, crashStep } = await new Promise<CrashingStart>((resolve) => {
  process.once('message', (start: CrashingStart) => resolve(start));
});

const steps = new Steps();
countChanges(steps);
const context = countCalls(await createContext(readConfig({ ...process.env, ...env })), steps);
const app = await buildServer(context);
app.post('/test/mails', () => deliverMails(context));
app.get('/test/steps', () => steps.names);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
steps.begin(crashStep);
process.send?.(address);
