import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The modules of OpenTelemetry that a program loads which uses every module of this package. */
function loadedWith(env: Record<string, string>): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { inSpan } = await import('./src/spans.ts');
    const { startMetrics, startTracing } = await import('./src/start.ts');
    await import('./src/trace-parent.ts');
    const source = { service: 'a shop', onError() {}, read: async () => [] };
    await startTracing(source);
    await startMetrics(source);
    await inSpan('work', {}, async () => {});
    console.log(JSON.stringify(loaded.filter((url) => url.includes('opentelemetry'))));
    process.exit();
  `;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

it('loads OpenTelemetry only if a collector is configured', () => {
  expect(loadedWith({})).toEqual([]);
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  expect(loadedWith({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toEqual([]);
  expect(loadedWith(endpoint).length).toBeGreaterThan(0);
});
