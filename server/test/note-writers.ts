import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { login } from '@prova/contract/accounts/accounts';
import { addNote } from '@prova/contract/evaluations/evaluations';
import { type Board, getBoard } from '@prova/contract/funnel/funnel';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import pg from 'pg';
import { DEMO_PASSWORD } from '../seeds/companies.ts';

const REPEAT_AFTER_MS = 200;
/** Answers after which the same call is sent again: the service was away, or the first one still counts as running. */
const AGAIN = new Set([409, 502, 503, 504]);

/** Callers who write notes without rest, into an installation with the demo company. */
export interface NoteWriters {
  /** What each acknowledged note says; no two say the same. */
  readonly acknowledged: ReadonlySet<string>;
  /** Resolves when a note of its own, under a new key at each try, is acknowledged. */
  serves(): Promise<void>;
  /** Resolves at the next call that is not. */
  fails(): Promise<void>;
  /** Resolves when every caller has been answered. */
  stop(): Promise<void>;
}

/**
 * Every call has an Idempotency-Key of its own and is repeated under it until it is acknowledged, as the web client does.
 * @param url of the installation
 */
export async function startNoteWriters(url: string, callers: number): Promise<NoteWriters> {
  const { authorization, path } = await openNotebook(url);
  const acknowledged = new Set<string>();
  const failures = new Set<() => void>();
  let going = true;

  /** Sends a note once, and says whether it was acknowledged. */
  async function send(text: string, key: string): Promise<boolean> {
    const answer = await fetch(url + path, {
      method: addNote.method,
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ body: text }),
    }).catch(() => undefined);
    const body = await answer?.text().catch(() => undefined);
    if (answer?.status === 201 && body !== undefined) {
      acknowledged.add(text);
      return true;
    }
    for (const fail of failures) fail();
    failures.clear();
    if (answer && body !== undefined && !AGAIN.has(answer.status)) throw new Error(`${answer.status} ${body}`);
    return false;
  }

  async function write(): Promise<void> {
    const [text, key] = [randomUUID(), randomUUID()];
    while (!(await send(text, key))) await delay(REPEAT_AFTER_MS);
  }

  const all = Promise.all(
    Array.from({ length: callers }, async () => {
      while (going) await write();
    }),
  );
  // Told to who stops them.
  all.catch(() => undefined);
  return {
    acknowledged,
    async serves() {
      // What was sent before may be waited for under its key by the server, long after it serves again.
      while (!(await send(randomUUID(), randomUUID()))) await delay(REPEAT_AFTER_MS / 4);
    },
    fails: () => Promise.race([new Promise<void>((done) => failures.add(done)), all]).then(() => undefined),
    async stop() {
      going = false;
      await all;
    },
  };
}

/** Signs in as the recruiter of the demo and finds a candidate of hers. */
async function openNotebook(url: string): Promise<{ authorization: string; path: string }> {
  const signedIn = await fetch(url + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'recrutadora@aurora.example', password: DEMO_PASSWORD }),
  });
  const { accessToken } = await dataOf<{ accessToken: string }>(signedIn);
  const authorization = `Bearer ${accessToken}`;
  const read = async <T>(path: string) => dataOf<T>(await fetch(url + path, { headers: { authorization } }));
  for (const { id } of await read<{ id: string }[]>(listRecruiterJobs.path)) {
    const { columns } = await read<Board>(`${getBoard.path}?jobId=${id}`);
    const card = columns.flatMap(({ cards }) => cards)[0];
    if (card) return { authorization, path: addNote.path.replace(':id', card.id) };
  }
  throw new Error('The demo has no candidate.');
}

async function dataOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Of the acknowledged notes, how many the database does not have, and how many it has more than once. */
export async function compareNotes(
  databaseUrl: string,
  acknowledged: ReadonlySet<string>,
): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ body: string; count: number }>(
      'select body, count(*)::int as count from notes group by body',
    );
    const counts = new Map(rows.map(({ body, count }) => [body, count]));
    const notes = [...acknowledged].map((body) => counts.get(body) ?? 0);
    return { lost: notes.filter((count) => count === 0).length, doubled: notes.filter((count) => count > 1).length };
  } finally {
    await client.end();
  }
}
