// The least that can answer with the result of given statements: node:http, a pool of pg, JSON. What a request of the
// real server costs is measured against it, with the same statements and as many connections.
import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from '../../server/test/statements.ts';

const { PORT, BENCH_DATABASE_URL, BENCH_POOL, BENCH_STATEMENTS = '[]' } = process.env;
const statements = JSON.parse(BENCH_STATEMENTS) as Statement[];
const transacts = statements.some(({ text }) => /^begin\b/i.test(text.trim()));
const pool = new pg.Pool({ connectionString: BENCH_DATABASE_URL, max: Number(BENCH_POOL) });

createServer(async (_request, response) => {
  try {
    let data: unknown[] = [];
    // What belongs to one transaction needs one connection.
    const client = transacts ? await pool.connect() : null;
    try {
      for (const statement of statements) data = (await (client ?? pool).query(statement)).rows;
    } finally {
      client?.release();
    }
    const body = JSON.stringify({ success: true, data });
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(PORT), '127.0.0.1');
