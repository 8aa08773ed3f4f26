import { buildAll } from './build-package';

await buildAll();
