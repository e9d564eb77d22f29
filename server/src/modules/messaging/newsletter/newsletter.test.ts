import { sendContactMessage } from '@prova/contract/messaging/contact';
import { confirmNewsletter, leaveNewsletter, signUpForNewsletter } from '@prova/contract/messaging/newsletter';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askAndConfirm } from '../../../../test/data-requests-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { askForLetters, newsletterToken, subscribeTo } from '../../../../test/newsletter-factory.ts';
import { operatorOf } from '../../../../test/operator.ts';
import { webFolder } from '../../../../test/platform/web-folder.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { forgetMessages } from '../forget-messages.ts';

const OPERATOR = 'equipe@prova.example';
const DAY = 86_400;

const web = webFolder();
let server: TestServer;
beforeAll(async () => {
  const settings = { CONTACT_EMAIL: OPERATOR, TRUST_PROXY: '1', WEB_DIST: web.path };
  server = await startTestServer(settings, { serveWeb: true });
});
afterAll(async () => {
  await server.close();
  web.remove();
});
afterEach(() => server.clock.set('2026-11-20T12:00:00Z'));

let count = 0;
const newAddress = () => `leitora${++count}@correio.example`;
const signUp = (
  email: string,
  {
    locale = 'pt-BR',
    headers = {},
    ...more
  }: { locale?: string; headers?: Record<string, string>; website?: string } = {},
) => server.call(signUpForNewsletter, { body: { email, locale, ...more }, headers });
const confirm = (token: string) => server.call(confirmNewsletter, { body: { token } });
const leave = (token: string) => server.call(leaveNewsletter, { body: { token } });
const rowOf = (email: string) =>
  server.platform.database
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
const kindsTo = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
const forget = () => forgetMessages.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});
const exported = async () => {
  const { stdout } = await operatorOf(server, { PUBLIC_URL: 'https://prova.example' })('newsletter', 'export');
  return stdout.trimEnd().split('\n');
};

describe('subscribing', () => {
  test('takes a press on the page of the mail: opening every link confirms nothing', async () => {
    const email = newAddress();
    const token = await askForLetters(server, email);
    const [mail] = await server.mails(email);
    expect(mail?.kind).toBe('newsletter_sign_up');
    expect(mail?.text).toContain('Alguém pediu, no site da Prova, para receber neste e-mail');
    // A scanner opens whatever leads anywhere, as often as it likes, and with HEAD.
    expect(mail?.links).toHaveLength(2);
    for (const link of mail?.links ?? [])
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const { statusCode, headers } = await server.app.inject({ method, url: new URL(link).pathname });
        expect([statusCode, headers['referrer-policy']]).toEqual([200, 'no-referrer']);
      }
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null, unsubscribedAt: null });
    expect((await exported()).join()).not.toContain(email);

    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect((await rowOf(email))?.confirmedAt).not.toBeNull();
    // Said once, to both.
    expect(await kindsTo(email)).toEqual(['newsletter_welcome', 'newsletter_sign_up']);
    const told = (await server.mails(OPERATOR)).filter(({ text }) => text.includes(email));
    expect(told.map(({ kind }) => kind)).toEqual(['newsletter_subscribed']);
  });

  test('answers alike whether the address is unknown, has been asked, subscribes, has left or wants no mail', async () => {
    const [asked, subscribed, left, refused] = [newAddress(), newAddress(), newAddress(), newAddress()];
    await askForLetters(server, asked);
    await subscribeTo(server, subscribed);
    await leave(await subscribeTo(server, left));
    await leave(await askForLetters(server, refused));
    const answers = [];
    for (const email of [newAddress(), asked, subscribed, left, refused]) {
      const { status, body } = await signUp(email);
      answers.push(JSON.stringify([status, body]));
    }
    expect(new Set(answers).size).toBe(1);
    expect((await kindsTo(subscribed))[0]).toBe('newsletter_already');
    expect((await kindsTo(left))[0]).toBe('newsletter_sign_up');
    expect(await kindsTo(refused)).toEqual(['newsletter_sign_up']);
  });

  test('does not change the language of who subscribes, whoever asks', async () => {
    const email = newAddress();
    await subscribeTo(server, email);
    await signUp(email, { locale: 'en-US' });
    expect((await rowOf(email))?.locale).toBe('pt-BR');
    const other = newAddress();
    await signUp(other, { locale: 'en-US' });
    expect((await server.mails(other))[0]?.subject).toBe('Confirm your subscription to the Prova letter');
  });

  test('is confirmed once by two presses at the same time', async () => {
    const email = newAddress();
    const token = await askForLetters(server, email);
    await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(await kindsTo(email)).toEqual(['newsletter_welcome', 'newsletter_sign_up']);
  });

  test('takes nothing from machines, and no address that is none', async () => {
    const email = newAddress();
    expect((await signUp(email, { website: 'https://spam.example' })).status).toBe(202);
    expect(await rowOf(email)).toBeUndefined();
    expect((await signUp('ana.correio.example')).body.details).toMatchObject([{ code: 'EMAIL_MISSING_AT' }]);
    expect((await signUp('anã@correio.example')).body.details).toMatchObject([{ code: 'EMAIL_DISALLOWED_CHARACTER' }]);
    for (const call of [confirm, leave]) {
      const { status, body } = await call('x'.repeat(43));
      expect([status, body.error]).toEqual([404, 'TOKEN_INVALID']);
    }
  });
});

describe('somebody else’s address', () => {
  test('gets two mails a day at most, without a word of whoever typed it', async () => {
    const email = newAddress();
    for (let at = 0; at < 4; at += 1) expect((await signUp(email)).status).toBe(202);
    await Promise.all(Array.from({ length: 6 }, () => signUp(email)));
    expect(await server.mails(email)).toHaveLength(2);
    server.clock.advance(DAY);
    await signUp(email);
    expect(await server.mails(email)).toHaveLength(3);
  });

  test('gets none any more once its owner says that it was not them', async () => {
    const email = newAddress();
    await leave(await askForLetters(server, email));
    server.clock.advance(DAY);
    await signUp(email);
    expect(await server.mails(email)).toHaveLength(1);
    // Also long after, when nothing else of them is there.
    server.clock.advance(60 * DAY);
    await forget();
    await signUp(email);
    expect(await server.mails(email)).toHaveLength(0);
  });

  test('is forgotten after a week, with its mails, and its link says that it is over', async () => {
    const email = newAddress();
    const token = await askForLetters(server, email);
    server.clock.advance(7 * DAY + 60);
    const { status, body } = await confirm(token);
    expect([status, body.error]).toEqual([410, 'TOKEN_EXPIRED']);
    await forget();
    expect(await rowOf(email)).toBeUndefined();
    expect(await server.mails(email)).toEqual([]);
    expect((await confirm(token)).body.error).toBe('TOKEN_EXPIRED');
    // Whoever presses it then is content.
    expect((await leave(token)).status).toBe(200);
  });

  test('takes so many addresses of a network a day, known or not', async () => {
    const known = newAddress();
    await subscribeTo(server, known);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses: number[] = [];
    for (let at = 0; at < 65; at += 1) statuses.push((await signUp(at % 2 ? known : newAddress(), { headers })).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(60);
    expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
    expect((await signUp(newAddress(), { headers: { 'x-forwarded-for': '198.51.100.8' } })).status).toBe(202);
  });
});

describe('leaving', () => {
  test('takes a press, or one click in the mailbox; the same link brings back for a month', async () => {
    const email = newAddress();
    await subscribeTo(server, email);
    const token = await newsletterToken(server, email);
    const url = `/newsletter/unsubscribe/${token}`;
    await server.app.inject({ method: 'GET', url });
    expect((await rowOf(email))?.unsubscribedAt).toBeNull();
    const post = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post('anything=else')).statusCode).toBe(422);
    expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await rowOf(email))?.unsubscribedAt).not.toBeNull();
    expect((await leave(token)).status).toBe(200);
    expect((await exported()).join()).not.toContain(email);

    server.clock.advance(20 * DAY);
    await forget();
    expect((await confirm(token)).status).toBe(200);
    expect((await exported()).join()).toContain(email);
    await leave(token);
    server.clock.advance(31 * DAY);
    await forget();
    expect(await rowOf(email)).toBeUndefined();
    expect((await confirm(token)).body.error).toBe('TOKEN_EXPIRED');
  });

  test('is possible by the links of an export, which has those who subscribe and nobody else', async () => {
    const [subscribed, asked] = [newAddress(), newAddress()];
    await subscribeTo(server, subscribed);
    await askForLetters(server, asked);
    const [head, ...lines] = await exported();
    expect(head).toBe('email,language,confirmed_at,unsubscribe_url');
    expect(lines.join()).not.toContain(asked);
    const line = lines.find((each) => each.startsWith(subscribed));
    expect(line).toMatch(
      /^[^,]+,pt-BR,2026-11-20T12:00:00\.000Z,https:\/\/prova\.example\/newsletter\/unsubscribe\/[\w-]{43}$/,
    );
    expect((await leave(line?.split('/').at(-1) ?? '')).status).toBe(200);
    expect((await rowOf(subscribed))?.unsubscribedAt).not.toBeNull();
  });
});

test('a copy of one’s data has what was written to us, and an erasure leaves nothing of it', async () => {
  const email = newAddress();
  server.clock.set(new Date());
  const token = await subscribeTo(server, email);
  await server.call(sendContactMessage, { body: { name: 'Ana Lima', email, message: 'Palavras minhas' } });
  const told = async () => (await server.mails(OPERATOR)).filter(({ text }) => text.includes(email));
  expect(await told()).toHaveLength(2);
  const { id } = await askAndConfirm(server, { company: null, kind: 'erase', email });
  await operatorOf(server)('privacy', 'answer', id, 'Apagamos tudo.', '--with', 'erase');
  server.clock.set(new Date());
  await server.drain();
  expect(await rowOf(email)).toBeUndefined();
  expect(await told()).toEqual([]);
  expect((await leave(token)).body.error).toBe('TOKEN_INVALID');
  const left = await server.platform.database
    .selectFrom('contactMessages')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(left).toEqual([]);
});
