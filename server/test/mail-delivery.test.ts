import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { mails } from '../src/app.ts';
import { verifyEmailMail } from '../src/modules/accounts/mails/accounts.kinds.ts';
import { applicationReceivedMail, stageMovedMail } from '../src/modules/applications/mails/applications.kinds.ts';
import { deliverMail, HELD_SECONDS } from '../src/modules/messaging/deliver-mail.ts';
import { claimMail } from '../src/modules/messaging/messaging.queries.ts';
import { cancelMail, queueMail } from '../src/modules/messaging/messaging.service.ts';
import { messagingTasks, scheduleSending, sendMail, sweepMails } from '../src/modules/messaging/messaging.tasks.ts';
import { type MailChoice, messagingPorts } from '../src/modules/messaging/ports.ts';
import { system } from '../src/platform/actor.ts';
import { after, HOUR, MINUTE } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { type Ctx, createContext, type Platform } from '../src/platform/context.ts';
import { type Database, openDatabase } from '../src/platform/db.ts';
import { createLog } from '../src/platform/log.ts';
import { closeSmtp, messageIdOf } from '../src/platform/mail/transport.ts';
import { connect, connectPorts } from '../src/platform/ports.ts';
import { type SteppedTasks, steppedTasks } from '../src/platform/tasks/stepped-tasks.ts';
import { findToken } from '../src/platform/tokens.ts';
import { createTestDatabase } from './database.ts';
import { type FakeSmtp, startFakeSmtp } from './fake-smtp.ts';
import type { TestDatabase } from './template.ts';

const log = createLog('silent');
const companyId = randomUUID();
let now: Date;
let testDatabase: TestDatabase;
let database: Database;
let runner: SteppedTasks;
let smtp: FakeSmtp;
let platform: Platform;
let ctx: Ctx;
let prepareCode: () => Promise<{ code: string } | null>;

let senderName = 'Aurora Tecnologia';
let choice: MailChoice = { wanted: true, userId: null };
beforeAll(async () => {
  // This file starts no whole program; the next one that does connects its own.
  connectPorts(Object.values(messagingPorts), [
    connect(messagingPorts.mails, () =>
      mails.map((mail) => (mail.kind.name === verifyEmailMail.name ? { ...mail, prepare: () => prepareCode() } : mail)),
    ),
    connect(messagingPorts.replyAddressOf, async () => null),
    connect(messagingPorts.choiceOf, async () => choice),
    connect(messagingPorts.memberAddressOf, async () => null),
    connect(messagingPorts.senderOf, async () => ({ name: senderName, verified: true, suspended: false })),
  ]);
  testDatabase = await createTestDatabase();
  smtp = await startFakeSmtp();
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: testDatabase.url,
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://prova.example',
    MAIL_FROM: 'Prova <nao-responda@prova.example>',
  };
  const config = readConfig(env, { secret: () => 'x'.repeat(40) });
  database = openDatabase(testDatabase.url, { size: 6, log });
  runner = steppedTasks({ databaseUrl: testDatabase.url, log });
  const parts = { config, database: database.kysely, log, clock: { now: () => now }, tasks: runner };
  platform = parts as unknown as Platform;
  await runner.start(messagingTasks as never, { platform, work: false });
  ctx = createContext(platform, { actor: system, locale: 'pt-BR' });
});

beforeEach(() => {
  now = new Date();
  senderName = 'Aurora Tecnologia';
  choice = { wanted: true, userId: null };
  smtp.mails.length = 0;
  smtp.refuseRecipient = () => null;
  smtp.refuseMessage = () => null;
  prepareCode = async () => ({ code: '012345' });
});

afterAll(async () => {
  closeSmtp(platform);
  await runner.stop();
  await smtp.stop();
  await database.close();
  await testDatabase.drop();
});

const newAddress = () => `ana-${randomUUID()}@mail.example`;

function received(to: string, change: Partial<z.input<typeof applicationReceivedMail.params>> = {}) {
  return {
    kind: applicationReceivedMail,
    to,
    locale: 'pt-BR' as const,
    companyId,
    params: {
      applicationId: randomUUID(),
      companyId,
      candidateName: 'Ana Lima',
      companyName: 'Aurora Tecnologia',
      jobTitle: 'Pessoa Desenvolvedora',
      ...change,
    },
    transactional: true as const,
  };
}

async function stateOf(mailId: string) {
  return database.kysely.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirstOrThrow();
}

const arrivedAt = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));

describe('a mail that its reader may not want', () => {
  const moved = (to: string) => ({
    ...received(to),
    kind: stageMovedMail,
    params: { ...received(to).params, stageName: 'Teste' },
  });

  test('names the address by which one click of the mailbox stops it (RFC 8058), and keeps it out of the stored copy', async () => {
    const address = newAddress();
    choice = { wanted: true, userId: randomUUID() };
    const mailId = await queueMail(ctx, moved(address));
    await runner.drain();
    const [mail] = arrivedAt(address);
    const [listed = ''] = mail?.header('List-Unsubscribe') ?? [];
    const [, link = ''] = /^<(https:\/\/prova\.example\/unsubscribe\/[\w-]{43})>$/.exec(listed) ?? [];
    expect(link).not.toBe('');
    expect(mail?.header('List-Unsubscribe-Post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link);
    expect((await stateOf(mailId)).body).not.toContain(link.split('/').at(-1));
  });

  test('is cancelled, and not tried again, once they switched it off', async () => {
    const address = newAddress();
    const mailId = await queueMail(ctx, moved(address));
    choice = { wanted: false, userId: randomUUID() };
    await runner.drain();
    expect(await stateOf(mailId)).toMatchObject({ state: 'cancelled', body: null });
    expect(arrivedAt(address)).toEqual([]);
  });

  test('is no choice where it has no topic', async () => {
    const address = newAddress();
    choice = { wanted: false, userId: randomUUID() };
    await queueMail(ctx, received(address));
    await runner.drain();
    const [mail] = arrivedAt(address);
    expect(mail?.header('List-Unsubscribe')).toEqual([]);
  });
});

describe('a mail', () => {
  test('arrives once, in HTML and text, with a link that works and a stored copy that does not', async () => {
    const to = newAddress();
    const request = received(to);
    const mailId = await queueMail(ctx, request);
    expect(await stateOf(mailId)).toMatchObject({
      state: 'queued',
      subject: 'Recebemos sua candidatura: Pessoa Desenvolvedora',
    });
    expect((await runner.drain()).failures).toEqual([]);

    const [mail, ...more] = arrivedAt(to);
    expect(more).toEqual([]);
    expect(mail?.header('to')).toEqual([to]);
    expect(mail?.header('from')).toEqual(['"Aurora Tecnologia (Prova)" <nao-responda@prova.example>']);
    expect(mail?.header('subject')).toEqual(['Recebemos sua candidatura: Pessoa Desenvolvedora']);
    expect(mail?.header('message-id')).toEqual([`<${mailId}@prova.example>`]);
    expect(mail?.header('auto-submitted')).toEqual(['auto-generated']);
    expect(mail?.html).toContain('Olá, Ana.');
    const secret = /https:\/\/prova\.example\/applications\/([\w-]{43})\r?\n/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`href="https://prova.example/applications/${secret}"`);
    expect(await findToken(ctx, 'application_status', secret)).toMatchObject({
      subjectId: request.params.applicationId,
      companyId,
      live: true,
    });

    const row = await stateOf(mailId);
    expect(row).toMatchObject({ state: 'sent', attempts: 1, error: null, sentAt: now });
    expect(row.body).toContain('https://prova.example/applications/••••');
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(await database.kysely.selectFrom('outboxMails').selectAll().execute()).toEqual([]);
  });

  test('does not exist when its transaction is rolled back', async () => {
    const to = newAddress();
    const undone = ctx.transaction(async (ctx) => {
      await queueMail(ctx, received(to));
      throw new Error('later failure');
    });
    await expect(undone).rejects.toThrow('later failure');
    await runner.drain();
    expect(arrivedAt(to)).toEqual([]);
  });

  test('can be undone while it waits, and not after', async () => {
    const [undone, kept] = [newAddress(), newAddress()];
    const undoneId = await queueMail(ctx, { ...received(undone), delaySeconds: 10 });
    const keptId = await queueMail(ctx, { ...received(kept), delaySeconds: 10 });
    await runner.drain();
    expect(smtp.mails).toEqual([]);
    expect(await cancelMail(ctx, undoneId)).toBe(true);
    now = after(now, 10);
    await runner.drain();
    expect(arrivedAt(undone)).toEqual([]);
    expect(arrivedAt(kept)).toHaveLength(1);
    expect(await cancelMail(ctx, keptId)).toBe(false);
    expect((await stateOf(undoneId)).state).toBe('cancelled');
    expect((await stateOf(keptId)).state).toBe('sent');
  });

  test('is queued once under one key, however often and by however many', async () => {
    const to = newAddress();
    const dedupeKey = `received:${randomUUID()}`;
    const ids = await Promise.all(Array.from({ length: 5 }, () => queueMail(ctx, { ...received(to), dedupeKey })));
    expect(new Set(ids).size).toBe(1);
    await runner.drain();
    expect(arrivedAt(to)).toHaveLength(1);
    expect(await queueMail(ctx, { ...received(to), dedupeKey })).toBe(ids[0]);
    await runner.drain();
    expect(arrivedAt(to)).toHaveLength(1);
  });

  test('with params of another kind is refused when it is queued', async () => {
    const wrong = {
      ...received(newAddress()),
      params: { name: 'Ana' },
    } as unknown as ReturnType<typeof received>;
    await expect(queueMail(ctx, wrong)).rejects.toThrow(/applicationId/);
  });

  test('mints again when it is sent again', async () => {
    const to = newAddress();
    const request = received(to);
    await queueMail(ctx, request);
    await queueMail(ctx, request);
    await runner.drain();
    const secrets = arrivedAt(to).map(({ text }) => /applications\/([\w-]{43})/.exec(text)?.[1]);
    expect(new Set(secrets).size).toBe(2);
  });
});

describe('a mail server', () => {
  test('that is down for a while loses nothing and gets each mail once', async () => {
    const addresses = [newAddress(), newAddress(), newAddress()];
    const ids: string[] = [];
    await smtp.stop();
    for (const to of addresses) ids.push(await queueMail(ctx, received(to)));
    for (const minutes of [0, 1, 2]) {
      now = after(now, minutes * MINUTE);
      expect((await runner.drain()).failures).toEqual([]);
    }
    for (const mailId of ids) {
      expect(await stateOf(mailId)).toMatchObject({
        state: 'queued',
        attempts: 3,
        error: expect.stringMatching(/ECONN|ESOCKET/),
      });
    }
    await smtp.start();
    now = after(now, 5 * MINUTE);
    await runner.drain();
    now = after(now, HOUR);
    await runner.drain();
    for (const to of addresses) expect(arrivedAt(to)).toHaveLength(1);
    for (const mailId of ids) expect(await stateOf(mailId)).toMatchObject({ state: 'sent', error: null });
  });

  test('that refuses a recipient for good is not asked again, and the others get theirs', async () => {
    const [gone, fine] = [newAddress(), newAddress()];
    smtp.refuseRecipient = (address) => (address === gone ? { code: 550, message: 'No such user' } : null);
    const goneId = await queueMail(ctx, received(gone));
    const fineId = await queueMail(ctx, received(fine));
    await runner.drain();
    expect(await stateOf(goneId)).toMatchObject({
      state: 'bounced',
      attempts: 1,
      error: expect.stringContaining('550'),
    });
    expect((await stateOf(fineId)).state).toBe('sent');
    smtp.refuseRecipient = () => null;
    now = after(now, 2 * HOUR);
    await runner.drain();
    expect(arrivedAt(gone)).toEqual([]);
    expect(arrivedAt(fine)).toHaveLength(1);
  });

  test('that refuses the message for good ends it as failed', async () => {
    smtp.refuseMessage = () => ({ code: 554, message: 'Content refused' });
    const mailId = await queueMail(ctx, received(newAddress()));
    await runner.drain();
    expect(await stateOf(mailId)).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: expect.stringContaining('554'),
    });
  });

  test('that greylists gets the mail at the next try', async () => {
    const to = newAddress();
    let asked = 0;
    smtp.refuseRecipient = () => {
      asked += 1;
      return asked === 1 ? { code: 451, message: 'Greylisted, try again' } : null;
    };
    const mailId = await queueMail(ctx, received(to));
    await runner.drain();
    expect(await stateOf(mailId)).toMatchObject({ state: 'queued', error: expect.stringContaining('451') });
    expect(asked).toBe(1);
    now = after(now, MINUTE);
    await runner.drain();
    expect(await stateOf(mailId)).toMatchObject({ state: 'sent', attempts: 2, error: null });
    expect(arrivedAt(to)).toHaveLength(1);
  });

  test('that asks for a sign-in we do not have keeps the mail waiting: the operator fixes that', async () => {
    smtp.refuseRecipient = () => ({ code: 530, message: 'Authentication required' });
    const mailId = await queueMail(ctx, received(newAddress()));
    await runner.drain();
    expect((await stateOf(mailId)).state).toBe('queued');
    expect(await cancelMail(ctx, mailId)).toBe(true);
  });

  test('that took a mail but said no is offered it again under the same Message-ID', async () => {
    const to = newAddress();
    let messages = 0;
    smtp.refuseMessage = () => {
      messages += 1;
      return messages === 1 ? { code: 451, message: 'Try again' } : null;
    };
    await queueMail(ctx, received(to));
    await runner.drain();
    now = after(now, MINUTE);
    await runner.drain();
    const copies = arrivedAt(to);
    expect(copies).toHaveLength(2);
    expect(new Set(copies.map((copy) => copy.header('message-id')[0])).size).toBe(1);
  });

  test('that never comes back is given up after about 48 hours', async () => {
    await smtp.stop();
    const begun = now;
    const mailId = await queueMail(ctx, received(newAddress()));
    let row = await stateOf(mailId);
    while (row.state === 'queued') {
      now = new Date(Math.max(now.getTime(), row.notBefore.getTime()));
      await runner.drain();
      row = await stateOf(mailId);
    }
    await smtp.start();
    const hours = (now.getTime() - begun.getTime()) / (HOUR * 1000);
    expect(row.state).toBe('failed');
    expect(hours).toBeGreaterThan(47);
    expect(hours).toBeLessThan(49);
  });
});

describe('senders', () => {
  test('at the same mail at once send it once', async () => {
    const to = newAddress();
    const mailId = await queueMail(ctx, received(to));
    await Promise.all(Array.from({ length: 6 }, () => deliverMail(ctx, mailId, scheduleSending)));
    await sendMail.run(ctx, { mailId });
    await runner.drain();
    expect(arrivedAt(to)).toHaveLength(1);
    expect(await stateOf(mailId)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('killed while they hold a mail are replaced once their time is over', async () => {
    const to = newAddress();
    const mailId = await queueMail(ctx, { ...received(to), delaySeconds: 1 });
    now = after(now, 1);
    // What a sender leaves that is killed between the claim and the note.
    await claimMail(ctx, mailId, { due: now, until: after(now, HELD_SECONDS) });
    await runner.drain();
    await sweepMails.run(ctx, {});
    await runner.drain();
    expect(arrivedAt(to)).toEqual([]);
    // The sweep comes each minute.
    expect(HELD_SECONDS + MINUTE).toBeLessThan(2 * MINUTE);
    now = after(now, HELD_SECONDS + 1);
    await sweepMails.run(ctx, {});
    await runner.drain();
    expect(arrivedAt(to).map((mail) => mail.header('message-id'))).toEqual([[messageIdOf(platform.config, mailId)]]);
    expect(await stateOf(mailId)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('hold their mail as long as its server takes', async () => {
    const to = newAddress();
    const mailId = await queueMail(ctx, received(to));
    const answer = Promise.withResolvers<null>();
    const arrived = Promise.withResolvers<void>();
    smtp.refuseMessage = () => {
      arrived.resolve();
      return answer.promise;
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const sending = deliverMail(ctx, mailId, scheduleSending);
      await arrived.promise;
      const heldUntil = async () => (await stateOf(mailId)).notBefore.getTime();
      for (let turn = 0; turn < 8; turn += 1) {
        now = after(now, 10);
        vi.advanceTimersByTime(10_000);
        await expect.poll(heldUntil).toBe(after(now, HELD_SECONDS).getTime());
        expect(await claimMail(ctx, mailId, { due: now, until: after(now, HELD_SECONDS) })).toBeUndefined();
      }
      answer.resolve(null);
      await sending;
    } finally {
      vi.useRealTimers();
    }
    expect(await stateOf(mailId)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(arrivedAt(to)).toHaveLength(1);
  });

  test('killed between taking a task and holding its mail are replaced within two minutes, too', async () => {
    const to = newAddress();
    await queueMail(ctx, received(to));
    await database.pool.query(`delete from pgboss.job where name = 'messaging.send'`);
    await runner.drain();
    expect(arrivedAt(to)).toEqual([]);
    // A sweep comes each minute, and up to 15 seconds late.
    const betweenSweeps = MINUTE + 15;
    now = after(now, 2 * MINUTE - betweenSweeps);
    await sweepMails.run(ctx, {});
    await runner.drain();
    expect(arrivedAt(to)).toHaveLength(1);
  });
});

describe('what a module prepares', () => {
  const verification = (to: string) => ({
    kind: verifyEmailMail,
    to,
    locale: 'en-US' as const,
    params: { registrationId: randomUUID(), email: to, name: 'Ana Lima' },
    transactional: true as const,
  });

  test('goes into the mail and stays out of the stored copy', async () => {
    const to = newAddress();
    const mailId = await queueMail(ctx, verification(to));
    await runner.drain();
    const [mail] = arrivedAt(to);
    expect(mail?.header('from')).toEqual(['Prova <nao-responda@prova.example>']);
    expect(mail?.text).toContain('012345');
    const row = await stateOf(mailId);
    expect(row.body).toContain('••••');
    expect(row.body).not.toContain('012345');
  });

  test('may say that the mail is no longer wanted', async () => {
    const to = newAddress();
    prepareCode = async () => null;
    const mailId = await queueMail(ctx, verification(to));
    await runner.drain();
    expect((await stateOf(mailId)).state).toBe('cancelled');
    expect(arrivedAt(to)).toEqual([]);
  });

  test('may fail, and is asked again later', async () => {
    const to = newAddress();
    prepareCode = () => Promise.reject(new Error('out of codes'));
    const mailId = await queueMail(ctx, verification(to));
    await runner.drain();
    expect(await stateOf(mailId)).toMatchObject({ state: 'queued', attempts: 1, error: 'out of codes' });
    prepareCode = async () => ({ code: '543210' });
    now = after(now, MINUTE);
    await runner.drain();
    expect(arrivedAt(to)[0]?.text).toContain('543210');
  });
});

test('no name or title can add a header, a recipient or markup', async () => {
  const to = newAddress();
  const evil = 'Aurora\r\nBcc: spy@evil.example\r\n\r\n<script>alert(1)</script>';
  senderName = evil;
  await queueMail(ctx, received(to, { companyName: evil, jobTitle: evil, candidateName: evil }));
  await runner.drain();
  const [mail] = smtp.mails;
  expect(smtp.mails).toHaveLength(1);
  expect(mail?.to).toEqual([to]);
  expect(mail?.header('bcc')).toEqual([]);
  expect(mail?.header('to')).toEqual([to]);
  expect(mail?.header('subject')).toEqual([
    'Recebemos sua candidatura: Aurora Bcc: spy@evil.example <script>alert(1)</script>',
  ]);
  expect(mail?.header('from')[0]).toMatch(/^"Aurora Bcc: spy@evil.example .*" <nao-responda@prova\.example>$/);
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
