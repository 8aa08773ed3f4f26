import fc from 'fast-check';
import { cases, propertySeed } from './test-depth';

fc.configureGlobal({ seed: propertySeed, numRuns: cases(300, 3_000) });
