import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// Runs in plain Node, without a loader: serves the bytes of a file from memory, whatever the request.
const [file = '', port = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': bytes.length,
};
createServer((_, response) => {
  response.writeHead(200, headers).end(bytes);
}).listen(Number(port), '127.0.0.1');
