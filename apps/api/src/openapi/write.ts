import { writeFileSync } from 'node:fs';
import { documentPath, openApiText } from './openapi-text';

writeFileSync(documentPath, await openApiText());
