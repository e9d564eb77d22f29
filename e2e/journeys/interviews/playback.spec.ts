import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expectAccessible } from '../../support/accessibility.ts';
import { asRecruiter } from '../../support/sent-test.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const SLICES = [1, 2, 3, 4, 5, 6, 7].map((number) =>
  readFileSync(new URL(`../../../server/test/recorded/slice-${number}.webm`, import.meta.url)),
);

type Ask = Awaited<ReturnType<typeof asRecruiter>>;

/** A past interview, as if its room had been recorded in the recruiter's browser and captions had been on. */
async function recordedInterview(ask: Ask, databaseUrl: string) {
  const { id: userId } = await ask<{ id: string }>('GET', '/auth/me');
  const [interview] = await ask<{ id: string }[]>('GET', '/interviews/recruiter?when=past');
  const interviewId = interview?.id ?? '';
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `with held as (
       update interviews set status = 'completed', type = 'video', started_at = coalesce(started_at, starts_at) where id = $1
       returning company_id
     ), room as (
       insert into rooms (id, company_id, code, interview_id, opened_at, started_at, ended_at)
       select gen_random_uuid(), company_id, 'abc-defg-hij', $1, now(), now(), now() from held returning id, company_id
     ), entry as (
       insert into room_entries (id, company_id, room_id, access_type, role, user_id, name, name_typed, consent_version, consented_at, joined_at)
       select gen_random_uuid(), company_id, id, 'host', 'host', $2::uuid, 'Camila Duarte', false, '1', now(), now() from room
       returning id, company_id, room_id
     ), recording as (
       insert into room_recordings (id, company_id, room_id, entry_id, picture, state, started_at, ended_at, end_reason)
       select gen_random_uuid(), company_id, room_id, id, true, 'ended', now() - interval '13 seconds', now(), 'stopped' from entry
       returning id, company_id, room_id, entry_id, started_at
     ), consent as (
       insert into room_recording_consents (id, company_id, recording_id, entry_id, accepted, version, decided_at)
       select gen_random_uuid(), company_id, id, entry_id, true, '1', now() from recording
     ), captions as (
       insert into room_captions (id, company_id, room_id, entry_id, segment_id, revision, role, text, final, start_ms, end_ms, lang, provider, said_at, recording_id)
       select gen_random_uuid(), company_id, room_id, entry_id, gen_random_uuid(), 0, 'host', said, true, 0, 900, 'pt-BR', 'browser', started_at + at * interval '1 second', id
       from recording, (values ('Bom dia, obrigada por vir.', 1), ('Conte de um projeto seu.', 5), ('E o que você faria de outro jeito?', 9)) as words (said, at)
     )
     select id from recording`,
    [interviewId, userId],
  );
  await client.end();
  return { interviewId, recordingId: rows[0]?.id ?? '' };
}

async function upload(ask: Ask, serverUrl: string, recordingId: string): Promise<void> {
  const path = `/recordings/${recordingId}/uploads`;
  const body = { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 };
  const { id } = await ask<{ id: string }>('POST', path, body);
  const numbers = SLICES.map((_, index) => index + 1);
  const { parts } = await ask<{ parts: { url: string }[] }>('POST', `${path}/${id}/sign`, { numbers });
  for (const [index, { url }] of parts.entries()) {
    const answer = await fetch(`${serverUrl}${url}`, { method: 'PUT', body: SLICES[index] ?? '' });
    expect(answer.status).toBe(204);
  }
  await ask('POST', `${path}/${id}/complete`, { parts: SLICES.length, durationMs: 13_000 });
}

test('a recording is played with what was said in step, goes on when its address ends, and is gone once consent is taken back', async ({
  page,
  context,
  server,
}) => {
  const ask = await asRecruiter(context, server.url);
  const { interviewId, recordingId } = await recordedInterview(ask, server.databaseUrl);
  await upload(ask, server.url, recordingId);

  await page.goto(`/admin/recruiter/interviews/${interviewId}`);
  const video = page.getByLabel('Gravação da entrevista', { exact: true });
  await expect(video).toBeVisible();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(13);
  await expectAccessible(page);

  const line = page.getByRole('button', { name: /E o que você faria de outro jeito/ });
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(8.9);
  await page.getByLabel('Velocidade').selectOption('2');
  expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2);

  // An address that has ended: the same second is played from another one.
  const before = await video.evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.currentTime = 4;
    return element.src;
  });
  await page.route('**/files/*', (route) => route.fulfill({ status: 410 }), { times: 1 });
  await video.evaluate((element: HTMLVideoElement) => {
    element.load();
    element.currentTime = 4;
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.src)).not.toBe(before);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Ações da gravação' }).click();
  await page.getByRole('menuitem', { name: 'Retirar meu consentimento' }).click();
  await page.getByRole('button', { name: 'Retirar e apagar' }).click({ delay: 700 });
  await expect(video).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Gravação' })).toHaveCount(0);
});
