import { readSourceFacts } from './read-source-facts';

const [source = '.'] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await readSourceFacts(source)));
