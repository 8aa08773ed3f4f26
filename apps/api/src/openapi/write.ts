import { writeFileSync } from 'node:fs';
import { documentPath, writtenDocument } from './written-document';

writeFileSync(documentPath, await writtenDocument());
