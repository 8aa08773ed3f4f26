import { runApi } from '../src/run-api';
import { demoFont } from './fonts';
import { demoImages } from './images';
import { importDemo, lacksDemo } from './import-demo';

/** Runs the API with the demonstration stores, as `npm start` does. */
await runApi({ images: demoImages, font: demoFont, areMissing: lacksDemo, import: importDemo });
