import { writeFileSync } from 'node:fs';
import { apiReport, reportFile } from './api-report';
import { buildAll } from './build/build-package';
import { publishedPackages } from './published-packages';

await buildAll();
for (const published of publishedPackages) writeFileSync(reportFile(published), apiReport(published));
