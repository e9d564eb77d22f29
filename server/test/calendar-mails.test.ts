import { randomUUID } from 'node:crypto';
import { id, instant } from '@prova/contract/common';
import { type FastifyInstance, fastify } from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { queueMail } from '../src/modules/messaging/messaging.service.ts';
import { messagingTasks } from '../src/modules/messaging/messaging.tasks.ts';
import { registerOutboxRoutes } from '../src/modules/messaging/outbox.routes.ts';
import { messagingPorts, type Sender } from '../src/modules/messaging/ports.ts';
import { system } from '../src/platform/actor.ts';
import { after, DAY, HOUR, MINUTE } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { createContext, type Platform } from '../src/platform/context.ts';
import { type Database, openDatabase } from '../src/platform/db.ts';
import { createLog } from '../src/platform/log.ts';
import { defineMails, mailKinds, name } from '../src/platform/mail/mail-kind.ts';
import { sample } from '../src/platform/mail/mail-samples.ts';
import { button, details, paragraph } from '../src/platform/mail/mail-text.ts';
import { closeSmtp } from '../src/platform/mail/transport.ts';
import { connect, connectPorts } from '../src/platform/ports.ts';
import { type SteppedTasks, steppedTasks } from '../src/platform/tasks/stepped-tasks.ts';
import { createTestDatabase } from './database.ts';
import { type FakeSmtp, startFakeSmtp } from './fake-smtp.ts';
import type { TestDatabase } from './template.ts';

/** What stands in the calendar, and changes while mails about it wait. */
const prepared = z.object({
  sequence: z.number(),
  cancelled: z.boolean(),
  startsAt: instant,
  place: z.string().nullable(),
  jobTitle: name,
  message: z.string().nullable(),
});
type Appointment = z.output<typeof prepared>;

const appointment: Appointment = {
  sequence: 0,
  cancelled: false,
  startsAt: '2026-10-31T13:00:00.000Z',
  place: 'Rua da Aurora, 100',
  jobTitle: 'Pessoa Desenvolvedora',
  message: 'Até lá!',
};

const invited = mailKinds({ 'pt-BR': 'Entrevista', 'en-US': 'Interview' })('calendar_test', {
  onBehalfOf: 'company',
  params: z.object({ eventId: id, candidateName: name }),
  token: {
    kind: 'interview',
    subject: ({ eventId }) => eventId,
    expiresAt: (_params, now) => after(now, DAY),
    path: (secret) => `/interviews/${secret}`,
  },
  prepared,
  secrets: () => [],
  samples: { plain: { params: { eventId: sample.id, candidateName: sample.name }, prepared: appointment } },
  write: ({ params, words, format }) => ({
    subject: words,
    blocks: ({ prepared, link }) => [
      paragraph(words),
      details({ Quando: format.instant(prepared.startsAt), Onde: prepared.place, Mensagem: prepared.message }),
      button('Responder', link),
    ],
    calendar: ({ prepared, link, url }) => ({
      method: prepared.cancelled ? 'CANCEL' : 'REQUEST',
      uid: params.eventId,
      sequence: prepared.sequence,
      start: new Date(prepared.startsAt),
      end: after(new Date(prepared.startsAt), 45 * MINUTE),
      summary: `${words}: ${prepared.jobTitle}`,
      description: `${format.instant(prepared.startsAt)}\nResponda pelo link: ${link}`,
      location: prepared.place,
      url: url('/me/interviews'),
      attendeeName: params.candidateName,
    }),
    why: 'Porque sim.',
  }),
});

const log = createLog('silent');
const companyId = randomUUID();
const verified: Sender = { name: 'Aurora Tecnologia', verified: true, suspended: false };
let sender: Sender;
let now: Date;
let kept: Appointment;
let testDatabase: TestDatabase;
let database: Database;
let runner: SteppedTasks;
let smtp: FakeSmtp;
let platform: Platform;
let outbox: FastifyInstance;

const configOf = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      NODE_ENV: 'test',
      DATABASE_URL: testDatabase.url,
      PUBLIC_URL: 'https://prova.example',
      MAIL_FROM: 'Prova <nao-responda@prova.example>',
      ...env,
    },
    { secret: () => 'x'.repeat(40) },
  );

beforeAll(async () => {
  connectPorts(Object.values(messagingPorts), [
    connect(messagingPorts.mails, () => defineMails({ invited }, { invited: async () => kept })),
    connect(messagingPorts.replyAddressOf, async () => null),
    connect(messagingPorts.choiceOf, async () => ({ wanted: true, userId: null })),
    connect(messagingPorts.memberAddressOf, async () => null),
    connect(messagingPorts.senderOf, async () => sender),
  ]);
  testDatabase = await createTestDatabase();
  smtp = await startFakeSmtp();
  database = openDatabase(testDatabase.url, { size: 4, log });
  runner = steppedTasks({ databaseUrl: testDatabase.url, log });
  const config = configOf({ SMTP_URL: smtp.url });
  const parts = { config, database: database.kysely, log, clock: { now: () => now }, tasks: runner };
  platform = parts as unknown as Platform;
  await runner.start(messagingTasks as never, { platform, work: false });
  outbox = fastify();
  registerOutboxRoutes(outbox, { ...platform, config: configOf({}) });
  await outbox.ready();
});

beforeEach(() => {
  now = new Date();
  sender = verified;
  kept = appointment;
  smtp.mails.length = 0;
});

afterAll(async () => {
  closeSmtp(platform);
  await outbox.close();
  await runner.stop();
  await smtp.stop();
  await database.close();
  await testDatabase.drop();
});

const newAddress = () => `ana-${randomUUID()}@mail.example`;

/** Sends one through the mail server, or where there is none into the outbox. */
async function send(
  to: string,
  { eventId = randomUUID(), candidateName = 'Ana Lima', change = {}, into = 'smtp' } = {},
) {
  kept = { ...appointment, ...change };
  Object.assign(platform, { config: configOf(into === 'smtp' ? { SMTP_URL: smtp.url } : {}) });
  const ctx = createContext(platform, { actor: system, locale: 'pt-BR' });
  const params = { eventId, candidateName };
  const mailId = await queueMail(ctx, { kind: invited, to, locale: 'pt-BR', companyId, params, transactional: true });
  expect((await runner.drain()).failures).toEqual([]);
  return mailId;
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no event');
  const text = (name: string) => event.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: text('uid'),
    sequence: Number(text('sequence')),
    status: text('status'),
    organizer: event.getFirstProperty('organizer')?.toICALString(),
    attendee: event.getFirstProperty('attendee')?.toICALString(),
    starts: (event.getFirstPropertyValue('dtstart') as InstanceType<typeof ICAL.Time>).toJSDate(),
    ends: (event.getFirstPropertyValue('dtend') as InstanceType<typeof ICAL.Time>).toJSDate(),
    stamped: (event.getFirstPropertyValue('dtstamp') as InstanceType<typeof ICAL.Time>).toJSDate(),
    summary: text('summary'),
    description: text('description'),
    location: text('location'),
    url: text('url'),
  };
}

describe('a mail with a calendar part', () => {
  test('carries one file twice, to be shown and to be opened, by the same method', async () => {
    await send(newAddress());
    const [mail] = smtp.mails;
    const [shown, attached, ...others] = mail?.calendars ?? [];
    expect(others).toEqual([]);
    expect(shown?.type).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(attached?.type).toBe('application/ics; name=convite.ics');
    expect(attached?.disposition).toBe('attachment; filename=convite.ics');
    expect(attached?.content).toBe(shown?.content);
    expect(read(shown?.content ?? '').method).toBe('REQUEST');
    // A mailbox without a calendar shows the text, as ever; the file stands last among the ways to show the mail.
    expect(mail?.text).toContain('Responder:\r\nhttps://prova.example/interviews/');
    const types = [...(mail?.raw ?? '').matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, type]) => type);
    expect(types).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
      'text/calendar',
      'application/ics',
    ]);
  });

  test('invites, changes and cancels one event, which keeps its parties and its instant across a clock change', async () => {
    const to = newAddress();
    const eventId = randomUUID();
    // New York sets its clocks back on 1 November 2026 at 06:00 UTC: 09:00 there is 13:00 UTC before, 14:00 after.
    const before = '2026-10-31T13:00:00.000Z';
    const later = '2026-11-02T14:00:00.000Z';
    await send(to, { eventId, change: { startsAt: before } });
    now = after(now, HOUR);
    await send(to, { eventId, change: { startsAt: later, sequence: 1, place: 'Sala 3' } });
    now = after(now, HOUR);
    await send(to, { eventId, change: { startsAt: later, sequence: 2, cancelled: true } });
    const files = smtp.mails.map(({ calendars }) => read(calendars[0]?.content ?? ''));
    expect(files.map(({ method, status }) => [method, status])).toEqual([
      ['REQUEST', 'CONFIRMED'],
      ['REQUEST', 'CONFIRMED'],
      ['CANCEL', 'CANCELLED'],
    ]);
    expect(files.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(files.map(({ starts }) => starts.toISOString())).toEqual([before, later, later]);
    const inNewYork = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/New_York' });
    expect(files.map(({ starts }) => inNewYork.format(starts).replace(/\s/, ' '))).toEqual(Array(3).fill('9:00 AM'));
    for (const { uid, organizer, attendee, starts, ends } of files) {
      expect(uid).toBe(eventId);
      expect(organizer).toBe('ORGANIZER;CN=Prova:mailto:nao-responda@prova.example');
      expect(attendee).toBe(`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;CN=Ana Lima:MAILTO:${to}`);
      expect(ends.getTime() - starts.getTime()).toBe(45 * MINUTE * 1000);
    }
    const stamps = files.map(({ stamped }) => stamped.getTime());
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    expect(new Set(stamps).size).toBe(3);
    expect(smtp.mails.map(({ calendars }) => calendars[0]?.type.split('method=')[1])).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);
  });

  test('lets nothing that people typed add a line to it', async () => {
    const evil = 'Ana "Nina"; Lima:\r\nATTENDEE:mailto:spy@evil.example\r\n😀'.repeat(20);
    const to = newAddress();
    await send(to, { candidateName: evil, change: { place: evil, jobTitle: evil } });
    const file = smtp.mails[0]?.calendars[0]?.content ?? '';
    expect(file.match(/^ATTENDEE/gm)).toHaveLength(1);
    const { location, attendee } = read(file);
    expect(location).toContain('Ana "Nina"; Lima: ATTENDEE:mailto:spy@evil.example 😀');
    expect(attendee).toMatch(new RegExp(`MAILTO:${to}$`));
  });
});

describe('its link', () => {
  test('leads to the answer, and stays out of what is stored', async () => {
    const mailId = await send(newAddress());
    const { description, url } = read(smtp.mails[0]?.calendars[0]?.content ?? '');
    const [, secret = ''] =
      /Responda pelo link: https:\/\/prova\.example\/interviews\/([\w-]{43})$/.exec(description ?? '') ?? [];
    expect(secret).not.toBe('');
    expect(url).toBe('https://prova.example/me/interviews');
    const { rows } = await database.pool.query('select to_jsonb(mails)::text as stored from mails where id = $1', [
      mailId,
    ]);
    expect(rows[0].stored).toContain('/interviews/••••');
    expect(rows[0].stored).not.toContain(secret);
    expect(rows[0].stored).not.toContain('VCALENDAR');
    const { rowCount } = await database.pool.query('select from outbox_mails where mail_id = $1', [mailId]);
    expect(rowCount).toBe(0);
  });

  test('is all that is masked where what was prepared is no secret', async () => {
    const mailId = await send(newAddress());
    const mail = await database.kysely
      .selectFrom('mails')
      .select('body')
      .where('id', '=', mailId)
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('Onde: Rua da Aurora, 100');
    // The link of the kind, and the one by which the mail is reported.
    expect(mail.body?.match(/[\w-]+\/••••/g)).toEqual(['interviews/••••', 'mail-reports/••••']);
    expect(mail.body?.match(/•+/g)).toHaveLength(2);
  });
});

describe('what a company says before its identity is proved', () => {
  test('is left out of what was prepared, too', async () => {
    sender = { name: 'Aurora Tecnologia', verified: false, suspended: false };
    await send(newAddress(), { change: { jobTitle: 'golpe.example', message: 'Pague em golpe.example' } });
    const [mail] = smtp.mails;
    const { summary } = read(mail?.calendars[0]?.content ?? '');
    expect(summary).not.toContain('golpe.example');
    expect(mail?.text).not.toContain('golpe.example');
  });
});

describe('where no mail server is set', () => {
  const get = (url: string) => outbox.inject({ url, headers: { host: 'localhost' } });

  test('the outbox keeps the file, shows it, and lets it be downloaded', async () => {
    const to = newAddress();
    const mailId = await send(to, { into: 'outbox' });
    expect(smtp.mails).toEqual([]);
    const [mail] = (await get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)).json();
    expect(read(mail.calendar)).toMatchObject({ method: 'REQUEST', summary: 'Entrevista: Pessoa Desenvolvedora' });
    expect(read(mail.calendar).description).toContain(mail.links[0]);
    const page = await get(`/dev/outbox/${mailId}`);
    expect(page.body).toContain('BEGIN:VCALENDAR');
    expect(page.body).toContain(`href="/dev/outbox/${mailId}/calendar"`);
    const file = await get(`/dev/outbox/${mailId}/calendar`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="convite.ics"');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.body).toBe(mail.calendar);
    expect((await get(`/dev/outbox/${randomUUID()}/calendar`)).statusCode).toBe(404);
    expect((await get('/dev/outbox/none/calendar')).statusCode).toBe(404);
    const stored = await database.kysely.selectFrom('mails').selectAll().where('id', '=', mailId).execute();
    expect(JSON.stringify(stored)).not.toContain(mail.links[0].split('/').at(-1));
  });

  test('the file is escaped where it is shown', async () => {
    const mailId = await send(newAddress(), { into: 'outbox', change: { place: '<script>alert(1)</script>' } });
    expect((await get(`/dev/outbox/${mailId}`)).body).not.toContain('<script');
    expect((await get(`/dev/outbox/${mailId}/calendar`)).body).toContain('<script');
  });

  test('every mail of the product is shown with its file', async () => {
    const page = await get('/dev/mails/calendar_test/plain');
    expect(page.body.match(/BEGIN:VCALENDAR/g)).toHaveLength(2);
    expect(page.body).toContain('SUMMARY:Interview: Pessoa Desenvolvedora');
  });
});
