// The least that can answer with given bytes: node:http. What a kept page costs is measured against it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT, BENCH_BYTES = '' } = process.env;
const bytes = readFileSync(BENCH_BYTES);

createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': bytes.length,
  });
  response.end(bytes);
}).listen(Number(PORT), '127.0.0.1');
