import { join, relative, resolve } from 'node:path';
import { makeCertificate } from './make-certificate';
import { readOptions, usage } from './options';
import { summaryOf } from './report/summary';

// `tsx --tsconfig` passes it on, and the programs of a version would look for it in their own folders.
delete process.env.TSX_TSCONFIG_PATH;

const root = resolve(import.meta.dirname, '../../..');
const started = Date.now();
const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`.padStart(6);

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else {
    const { certificate, folder } = await makeCertificate(options, root, (line) =>
      console.log(`${seconds()}  ${line}`),
    );
    for (const { topic, finding } of summaryOf(certificate)) console.log(`  ${topic.padEnd(15)} ${finding}`);
    console.log(`${seconds()}  ${relative(process.cwd(), join(folder, 'index.html'))}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
