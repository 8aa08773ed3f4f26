import { writeFileSync } from 'node:fs';
import { documentPath, openApiText } from './src/openapi-document';

writeFileSync(documentPath, await openApiText());
