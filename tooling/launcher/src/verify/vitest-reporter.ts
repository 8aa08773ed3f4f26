import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';

/** The path of a package's Vitest report, relative to the package. */
export const vitestResults = 'test-results/vitest.json';

export type VitestReport = {
  passed: number;
  failed: { test: string; message: string }[];
  files: { path: string; seconds: number }[];
};

/** Writes a report for `npm test`. Vitest's own JSON omits a file's imports and hooks from its duration. */
export default class VitestReporter implements Reporter {
  #directory = process.cwd();

  onInit(vitest: Vitest): void {
    this.#directory = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: VitestReport = {
      passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
      failed: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map(({ message }) => ({ test: 'unhandled error', message })),
      ],
      files: modules.map((module) => ({ path: module.moduleId, seconds: secondsOf(module) })),
    };
    const file = join(this.#directory, vitestResults);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}

function failuresOf(module: TestModule): VitestReport['failed'] {
  const tests = [...module.children.allTests('failed')].map((test) => ({
    test: test.fullName,
    message: test.result().errors?.[0]?.message ?? '',
  }));
  const suites = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => ({
      test: 'fullName' in suite ? suite.fullName : module.relativeModuleId,
      message,
    })),
  );
  return [...suites, ...tests];
}

function secondsOf(module: TestModule): number {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
    module.diagnostic();
  return (collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration) / 1_000;
}
