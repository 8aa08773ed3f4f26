import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { type Entry, entriesOf } from './entries';
import type { PublishedPackage } from './published-packages';

export const reportFile = ({ folder }: PublishedPackage) => join(folder, 'api-report.md');

/** The public declarations of a built package as text, a chapter for each module that can be imported. */
export function apiReport(published: PublishedPackage): string {
  const directory = mkdtempSync(join(tmpdir(), 'matchday-api-report-'));
  try {
    const entries = entriesOf(published);
    const configs = entries.map((entry) => configOf(published, entry, directory));
    const [first] = configs;
    if (!first) return '';
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: entries.map(({ declarations }) => declarations),
    });
    const chapters = configs.map((config, index) => {
      Extractor.invoke(config, {
        localBuild: true,
        compilerState,
        messageCallback: (message) => {
          message.handled = true;
        },
      });
      return chapter(
        published.name,
        entries[index]?.subpath ?? '',
        readFileSync(config.reportFilePath, 'utf8'),
      );
    });
    return `${introduction(published.name)}\n${chapters.join('\n')}`;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const introduction = (name: string) =>
  `# The public API of ${name}\n\nWritten by \`npm run api-reports\`. A test fails when it is stale.\n`;

function chapter(name: string, subpath: string, report: string): string {
  const code = /```ts\n+(?<code>[\s\S]*?)```/.exec(report)?.groups?.code ?? '';
  const declarations = code.replace(/\/\/ \(No @packageDocumentation[^\n]*\n/, '').trim();
  return `## ${join(name, subpath)}\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`;
}

function configOf({ folder, name }: PublishedPackage, { declarations, subpath }: Entry, directory: string) {
  const reportFileName = subpath.replaceAll(/[^a-z0-9]+/gi, '-');
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: join(directory, 'api-extractor.json'),
    packageJsonFullPath: join(folder, 'package.json'),
    packageJson: { name, version: '1.0.0' },
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2023',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            module: 'ESNext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [declarations],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: directory,
        reportTempFolder: join(directory, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}
