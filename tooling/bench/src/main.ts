import { parseArgs } from 'node:util';
import { basketBench } from './basket';
import { growthBench } from './growth';
import { machine } from './machine';
import { memoryBench } from './memory';
import { pageServerBench } from './page-server';
import { raceBench } from './race';
import { searchBench } from './search';
import { variantBench } from './variant';

const benches = {
  'page-server': pageServerBench,
  basket: basketBench,
  race: raceBench,
  search: searchBench,
  variant: variantBench,
  growth: growthBench,
  memory: memoryBench,
};

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : Object.keys(benches);
console.log(machine());
for (const name of chosen) {
  const bench = Object.entries(benches).find(([known]) => known === name)?.[1];
  if (!bench)
    throw new Error(`Unknown benchmark ${name}. The benchmarks are ${Object.keys(benches).join(', ')}.`);
  console.log(`\n${name}`);
  for await (const line of await bench()) console.log(`  ${line}`);
}
process.exit();
