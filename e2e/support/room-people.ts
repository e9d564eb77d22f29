import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { joined, newAddress } from './people.ts';
import { recruitingOf } from './recruiting.ts';

export const MARTA = 'Marta Ribeiro';
export const ANA = 'Ana Duarte';

/** Somebody in a room, with a browser of their own. */
export interface RoomPerson {
  readonly context: BrowserContext;
  readonly page: Page;
}

const PERMITTED = ['camera', 'microphone'];

/** A browser window for a room: small pictures, so that three of them leave the machine time for everything else. */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  { permissions = PERMITTED, ...options }: Parameters<Browser['newContext']>[0] = {},
): Promise<RoomPerson> {
  const context = await browser.newContext({
    baseURL,
    locale: 'pt-BR',
    viewport: { width: 1000, height: 700 },
    permissions: [...permissions],
    ...options,
  });
  await context.addInitScript(() => {
    if (!localStorage.getItem('prova.devices'))
      localStorage.setItem('prova.devices', '{"camera":"default","microphone":"default","quality":"480p"}');
  });
  return { context, page: await context.newPage() };
}

/** As whom somebody comes; null: as the page knows them. */
type Coming = { as: 'Conduzir a conversa' | 'Participar da entrevista' | 'Observar a convite'; name: string } | null;

/** Through the entry of a room: who comes, what they accept, the equipment. */
export async function enterRoom({ page }: RoomPerson, code: string, coming: Coming): Promise<void> {
  await page.goto(`/admin/interview/rooms/${code}`);
  if (coming) {
    await page.getByRole('radio', { name: coming.as }).check();
    await page.getByLabel('Seu nome').fill(coming.name);
  }
  await page.getByRole('checkbox', { name: /Sei que quem está/ }).check();
  await page.getByRole('checkbox', { name: /Aceito os termos/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: /^(Pedir para entrar|Entrar na sala)$/ }).click();
}

export const isInside = ({ page }: RoomPerson) =>
  expect(page.getByRole('toolbar', { name: 'Controles da sala' })).toBeVisible();

/** Named here, too, for benchmarks, which know no page. */
type Played = HTMLVideoElement & { getVideoPlaybackQuality(): { totalVideoFrames: number } };

/** How many frames of somebody's picture were decoded so far. */
export async function framesOf({ page }: RoomPerson, label: string): Promise<number> {
  const picture = page.getByLabel(label, { exact: true });
  if ((await picture.count()) === 0) return 0;
  return picture.first().evaluate((video: Played) => video.getVideoPlaybackQuality().totalVideoFrames);
}

/** Waits until pictures of somebody come, one after the other. */
export async function seesMoving(person: RoomPerson, label: string, more = 10): Promise<void> {
  await expect.poll(() => framesOf(person, label), { message: `frames of “${label}”` }).toBeGreaterThan(0);
  const before = await framesOf(person, label);
  await expect
    .poll(() => framesOf(person, label), { message: `more frames of “${label}”` })
    .toBeGreaterThan(before + more);
}

/** A room of somebody of a team. */
export async function makeRoom({ context }: RoomPerson, serverUrl: string): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value;
  const answer = await context.request.post(`${serverUrl}/api/v1/interview-rooms`, {
    data: {},
    headers: { authorization: `Bearer ${token}`, origin: serverUrl, 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { code: string } }).data.code;
}

/** A recruiter, inside of the room of an interview that is still a week ahead. */
export async function openInterviewRoom(browser: Browser, serverUrl: string, mailsTo: Parameters<typeof joined>[2]) {
  const host = await openWindow(browser, serverUrl);
  const email = newAddress('marta');
  await joined(host.page, serverUrl, mailsTo, { name: MARTA, email, company: `Aurora ${email}` });
  const recruiting = await recruitingOf(host.context, serverUrl);
  const job = await recruiting.publish({ fields: [{ field: 'resume', visible: false, required: false }] });
  const { noticeVersion } = await recruiting.call<{ noticeVersion: string }>('GET', `/public/jobs/${job.slug}`);
  await recruiting.call('POST', `/public/jobs/${job.slug}/applications`, {
    ...{ fullName: ANA, email: newAddress('ana'), noticeVersion },
  });
  const [applied] = await recruiting.call<{ application: { id: string } }[]>(
    'GET',
    `/applications/candidates?jobId=${job.id}`,
  );
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const { id: interviewId, roomCode: code } = await recruiting.call<{ id: string; roomCode: string }>(
    'POST',
    '/interviews',
    { applicationId: applied?.application.id, date, time: '14:00', type: 'video' },
  );
  await enterRoom(host, code, null);
  await isInside(host);
  return { host, code, interviewId };
}

/** A recruiter, inside of a room of her own. */
export async function openRoom(browser: Browser, serverUrl: string, mailsTo: Parameters<typeof joined>[2]) {
  const host = await openWindow(browser, serverUrl);
  const email = newAddress('marta');
  await joined(host.page, serverUrl, mailsTo, { name: MARTA, email, company: `Aurora ${email}` });
  const code = await makeRoom(host, serverUrl);
  await enterRoom(host, code, { as: 'Conduzir a conversa', name: MARTA });
  await isInside(host);
  return { host, code };
}

export async function admit({ page }: RoomPerson, name: string): Promise<void> {
  const approve = page.getByRole('button', { name: `Aprovar ${name}` });
  if (!(await approve.isVisible())) await page.getByRole('button', { name: 'Pessoas', exact: true }).click();
  await approve.click();
  await expect(approve).toBeHidden();
}

export async function openChat({ page }: RoomPerson) {
  const field = page.getByRole('textbox', { name: 'Mensagem para todas as pessoas' });
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Chat', exact: true }).click();
  return field;
}

export const messages = ({ page }: RoomPerson) => page.getByRole('log', { name: 'Mensagens' });
