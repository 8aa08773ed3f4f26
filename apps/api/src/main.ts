import { runApi } from './run-api';

await runApi();
