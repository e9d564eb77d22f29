import { getContactAddress, sendContactMessage } from '@prova/contract/messaging/contact';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { operatorOf } from '../../../../test/operator.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { forgetMessages } from '../forget-messages.ts';

const OPERATOR = 'equipe@prova.example';
const DAY = 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: OPERATOR, TRUST_PROXY: '1' });
});
afterAll(() => server.close());
afterEach(() => server.clock.set('2026-11-20T12:00:00Z'));

let count = 0;
const newAddress = () => `escreve${++count}@correio.example`;
/** Each test writes from a network of its own. */
let networks = 0;
const newNetwork = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` });
const write = (body: object, headers: Record<string, string> = newNetwork()) =>
  server.call(sendContactMessage, {
    body: { name: 'Ana Lima', email: newAddress(), message: 'Como entro?', ...body },
    headers,
  });
const kept = (email: string) =>
  server.platform.database.selectFrom('contactMessages').selectAll().where('email', '=', email).execute();
const toOperator = async (email: string) =>
  (await server.mails(OPERATOR)).filter(({ kind, text }) => kind === 'contact_message' && text.includes(email));

const forget = () => forgetMessages.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});

describe('a message', () => {
  test('is kept, and mailed to whoever runs the platform; nothing goes to the address that was typed', async () => {
    const email = newAddress();
    const sent = await write({ email, message: 'Linha um.\nLinha dois.', topic: 'plans' });
    expect([sent.status, sent.data]).toEqual([201, {}]);
    expect(await kept(email)).toMatchObject([{ name: 'Ana Lima', topic: 'plans', locale: 'pt-BR' }]);
    const [mail] = await toOperator(email);
    expect(mail?.subject).toBe('Mensagem de Ana Lima pelo site');
    expect(mail?.text).toContain('> Linha um.\n> Linha dois.');
    expect(mail?.text).toContain('Assunto: planos e preços');
    expect(mail?.text).toContain('Para falar com quem escreveu, responda a este e-mail.');
    expect(await server.mails(email)).toEqual([]);
  });

  test('is refused field by field, in words that say how to mend it', async () => {
    const empty = await write({ name: '', email: '', message: '  \n ' });
    expect(empty.status).toBe(422);
    const words = Object.fromEntries((empty.body.details ?? []).map(({ field, message }) => [field, message]));
    expect(words).toEqual({
      name: 'Este campo é obrigatório',
      email: 'Informe seu e-mail',
      message: 'Este campo é obrigatório',
    });
    for (const [email, code] of [
      ['ana.correio.example', 'EMAIL_MISSING_AT'],
      ['anã@correio.example', 'EMAIL_DISALLOWED_CHARACTER'],
      ['ana@correio', 'EMAIL_INVALID'],
    ])
      expect((await write({ email })).body.details).toMatchObject([{ field: 'email', code }]);
    expect((await write({ message: 'x'.repeat(4001) })).body.details).toMatchObject([{ code: 'TOO_LONG' }]);
    expect((await write({ name: 'Ganhe em premio.example' })).body.details).toMatchObject([
      { field: 'name', code: 'NAME_IS_ADDRESS' },
    ]);
  });

  test('holds no headers, no HTML and no links in its mail', async () => {
    const email = newAddress();
    const bad = await write({ email, name: 'Ana\r\nBcc: spy@evil.example' });
    expect(bad.body.details?.map(({ code }) => code)).toContain('CONTROL_CHARACTER');
    await write({
      email,
      name: 'Ana <b>Lima</b> =?utf-8?q?x?=',
      message:
        '<script>alert(1)</script> <a href="https://evil.example">Prova</a> https://prova.example.evil.example/x',
    });
    const [mail] = await toOperator(email);
    expect(mail?.subject).not.toMatch(/[\r\n]|=\?/);
    expect(mail?.html).not.toMatch(/<script|<b>Lima|href="https:\/\/evil/);
    // What is written stays readable, and no mailbox makes a link of it.
    expect(mail?.text).toContain('<script>alert(1)</script>');
    expect(mail?.text).not.toMatch(/https:\/\/prova\.example\.evil/);
    expect(mail?.links).toEqual([]);
  });

  test('is one, however often the same words come within a day', async () => {
    const email = newAddress();
    const key = { ...newNetwork(), 'idempotency-key': crypto.randomUUID() };
    await Promise.all([1, 2, 3].map(() => write({ email }, key)));
    await Promise.all([1, 2].map(() => write({ email })));
    expect(await kept(email)).toHaveLength(1);
    expect(await toOperator(email)).toHaveLength(1);
    server.clock.advance(DAY + 1);
    await write({ email });
    expect(await kept(email)).toHaveLength(2);
  });

  test('takes nothing from machines that fill in what people do not see', async () => {
    const email = newAddress();
    expect((await write({ email, website: 'https://spam.example' })).status).toBe(201);
    expect(await kept(email)).toEqual([]);
  });
});

describe('floods', () => {
  test('mails so many messages of an address a day, and keeps the others: anybody may have typed it', async () => {
    const email = newAddress();
    const all = await Promise.all(Array.from({ length: 9 }, (_, at) => write({ email, message: `Mensagem ${at}` })));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    expect(await kept(email)).toHaveLength(9);
    expect(await toOperator(email)).toHaveLength(5);
    server.clock.advance(DAY);
    await write({ email, message: 'No outro dia' });
    expect(await toOperator(email)).toHaveLength(6);
  });

  test('takes so many messages of a network a day, whatever the addresses', async () => {
    const network = { 'x-forwarded-for': '2001:db8:1:2:3::4' };
    const statuses: number[] = [];
    for (let at = 0; at < 45; at += 1) statuses.push((await write({}, network)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
    // Another connection of the same network is no way around it, and others are not stopped.
    expect((await write({}, { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await write({})).status).toBe(201);
  });

  test('fill no mailbox: beyond some hundreds a day messages are only kept', async () => {
    server.clock.advance(3 * DAY);
    for (let network = 0; network < 8; network += 1) {
      const headers = newNetwork();
      for (let at = 0; at < 40; at += 1) expect((await write({}, headers)).status).toBe(201);
    }
    const since = server.clock.now();
    const today = (table: 'contactMessages' | 'mails') =>
      server.platform.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('createdAt', '>=', since)
        .executeTakeFirstOrThrow();
    expect(Number((await today('contactMessages')).count)).toBe(320);
    expect(Number((await today('mails')).count)).toBe(300);
  });
});

test('an operator reads what was written, and whether it was mailed', async () => {
  const email = newAddress();
  server.clock.set(new Date());
  await write({ email, message: 'Perdi a senha.\u001b[2J\nE agora?' });
  const { stdout } = await operatorOf(server, { CONTACT_EMAIL: OPERATOR })('contact', 'list', '--last', '1');
  expect(stdout).toContain(`Ana Lima <${email}> (other, pt-BR), mail: queued\n`);
  expect(stdout).toContain('  E agora?\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(stdout).not.toMatch(/\u001b/);
  await expect(operatorOf(server)('contact', 'list', '--last', 'x')).rejects.toMatchObject({ code: 1 });
});

test('the page names the address; where none is set, messages are kept all the same', async () => {
  expect((await server.call(getContactAddress)).data).toEqual({ email: OPERATOR });
  const alone = await startTestServer();
  try {
    Object.assign(alone.platform.config, { contactEmail: null });
    expect((await alone.call(getContactAddress)).data).toEqual({ email: null });
    const body = { name: 'Ana Lima', email: newAddress(), message: 'Como entro?' };
    expect((await alone.call(sendContactMessage, { body })).status).toBe(201);
    alone.clock.set(new Date());
    expect((await operatorOf(alone)('contact', 'list')).stdout).toContain('not mailed\n');
  } finally {
    await alone.close();
  }
});

test('a message is forgotten after a year, with its mail', async () => {
  const email = newAddress();
  await write({ email });
  expect(await toOperator(email)).toHaveLength(1);
  server.clock.advance(364 * DAY);
  await forget();
  expect(await kept(email)).toHaveLength(1);
  server.clock.advance(2 * DAY);
  await forget();
  expect(await kept(email)).toEqual([]);
  expect(await toOperator(email)).toEqual([]);
});
