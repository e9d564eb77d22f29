import type { Browser } from '@playwright/test';
import type { DataOf } from '@prova/contract/endpoint';
import type { listRecordings, Recording } from '@prova/contract/recordings/recordings';
import { recruitingOf } from '../../support/recruiting.ts';
import {
  ANA,
  admit,
  enterRoom,
  isInside,
  openInterviewRoom,
  openWindow,
  type RoomPerson,
  seesMoving,
} from '../../support/room-people.ts';
import { expect, test } from '../../support/test.ts';

// Cameras of one journey would go on through the next.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const mark = ({ page }: RoomPerson) => page.getByRole('button', { name: /Gravando/ });

type MailsTo = Parameters<typeof openInterviewRoom>[2];

/** Two people in a room in which everything is recorded. */
async function recorded(browser: Browser, serverUrl: string, mailsTo: MailsTo) {
  const { host, code, interviewId } = await openInterviewRoom(browser, serverUrl, mailsTo);
  const candidate = await openWindow(browser, serverUrl);
  await enterRoom(candidate, code, { as: 'Participar da entrevista', name: ANA });
  await admit(host, ANA);
  await isInside(candidate);
  await seesMoving(host, `Imagem de ${ANA}`);
  await host.page.getByRole('button', { name: 'Gravar', exact: true }).click();
  await host.page.getByRole('button', { name: 'Perguntar a todos' }).click({ delay: 700 });
  const question = candidate.page.getByRole('dialog', { name: 'A entrevista pode ser gravada?' });
  await question.getByRole('button', { name: 'Aceito a gravação' }).click({ delay: 700 });
  await expect(mark(host)).toBeVisible();
  const recruiting = await recruitingOf(host.context, serverUrl);
  const find = async (): Promise<Recording | undefined> =>
    (await recruiting.call<DataOf<typeof listRecordings>>('GET', `/interviews/${interviewId}/recordings`))
      .recordings[0];
  return { host, candidate, code, find };
}

/** As long as it was recorded for. */
const secondsOf = ({ segments }: Recording) => segments.reduce((sum, { durationMs }) => sum + durationMs / 1000, 0);

const goesOnFor = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function stop(person: RoomPerson): Promise<void> {
  await mark(person).click();
  await person.page.getByRole('button', { name: 'Parar a gravação' }).click();
  await person.page.getByRole('alertdialog').getByRole('button', { name: 'Parar', exact: true }).click({ delay: 700 });
  await expect(mark(person)).toHaveCount(0);
}

/** Plays the end of what was recorded, in a page of ours. */
async function plays({ page }: RoomPerson, { segments }: Recording): Promise<{ seconds: number; frames: number }[]> {
  return page.evaluate(
    async (urls) => {
      const played: { seconds: number; frames: number }[] = [];
      for (const url of urls) {
        const video = document.createElement('video');
        video.muted = true;
        video.src = url;
        const happens = (name: string) =>
          new Promise((resolve, reject) => {
            video.addEventListener(name, resolve, { once: true });
            video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
          });
        await happens('loadedmetadata');
        video.currentTime = Math.max(0, video.duration - 2);
        await happens('seeked');
        const ended = happens('ended');
        await video.play();
        await ended;
        played.push({ seconds: video.duration, frames: video.getVideoPlaybackQuality().totalVideoFrames });
      }
      return played;
    },
    segments.map(({ url }) => url),
  );
}

test('what two people say and show is recorded, arrives, and can be played to its end', async ({
  browser,
  server,
  mailsTo,
}) => {
  const { host, find } = await recorded(browser, server.url, mailsTo);
  await expect.poll(async () => (await find())?.state).toBe('recording');
  await goesOnFor(10);
  await stop(host);
  await expect(host.page.getByText('Gravação enviada')).toBeVisible();
  await expect.poll(async () => (await find())?.state).toBe('completed');
  const recording = (await find()) as Recording;
  expect(recording.incomplete).toBe(false);
  expect(secondsOf(recording)).toBeGreaterThan(9);
  const [played] = await plays(host, recording);
  expect(played?.seconds).toBeGreaterThan(9);
  expect(played?.frames).toBeGreaterThan(0);
});

test('a connection that is lost for a while leaves no gap', async ({ browser, server, mailsTo }) => {
  const { host, find } = await recorded(browser, server.url, mailsTo);
  await goesOnFor(4);
  await host.context.setOffline(true);
  await expect(host.page.getByText('Sem conexão: a gravação continua')).toBeVisible();
  await goesOnFor(6);
  await host.context.setOffline(false);
  await expect(host.page.getByText('Sem conexão: a gravação continua')).toBeHidden();
  await isInside(host);
  await stop(host);
  await expect.poll(async () => (await find())?.state).toBe('completed');
  const recording = (await find()) as Recording;
  expect(recording.segments).toHaveLength(1);
  expect(secondsOf(recording)).toBeGreaterThan(10);
});

test('what a tab had recorded when it crashed is sent by the next page, and recording goes on in the room', async ({
  browser,
  server,
  mailsTo,
}) => {
  const { host, code, find } = await recorded(browser, server.url, mailsTo);
  await goesOnFor(4);
  // A browser that opens a tab again gives it what it had kept.
  const place = await host.page.evaluate(() => ({ ...sessionStorage }));
  await host.context.setOffline(true);
  await expect(host.page.getByText('Sem conexão: a gravação continua')).toBeVisible();
  const devtools = await host.context.newCDPSession(host.page);
  const crashed = host.page.waitForEvent('crash');
  // It never answers.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await host.page.close();
  await host.context.setOffline(false);

  const again = { ...host, page: await host.context.newPage() };
  await again.page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, place);
  await again.page.goto('/admin/recruiter/jobs');
  await expect(again.page.getByText(`Chegou o que faltava da gravação da entrevista com ${ANA}`)).toBeVisible();
  await enterRoom(again, code, null);
  await isInside(again);
  await expect(mark(again)).toBeVisible();
  await goesOnFor(4);
  await stop(again);
  await expect.poll(async () => (await find())?.state).toBe('completed');
  const recording = (await find()) as Recording;
  expect(recording.segments.length).toBeGreaterThan(1);
  const played = await plays(again, recording);
  expect(played.every(({ frames }) => frames > 0)).toBe(true);
});
