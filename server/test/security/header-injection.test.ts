import { login, register, verifyEmail } from '@prova/contract/accounts/accounts';
import { apply } from '@prova/contract/applications/applications';
import { companyName, line, personName } from '@prova/contract/common';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { applicationCall, applyTo } from '../applications-factory.ts';
import { type FakeSmtp, type ReceivedMail, startFakeSmtp } from '../fake-smtp.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { PASSWORD } from '../people.ts';
import { registrationForm } from './attackers.ts';

let smtp: FakeSmtp;
let server: TestServer;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  server = await startTestServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Prova <nao-responda@prova.example>' });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const HOSTILE = {
  'a line': 'Ana\r\nBcc: todos@evil.example',
  'a bare line feed': 'Ana\nBcc: todos@evil.example',
  'a bare carriage return': 'Ana\rBcc: todos@evil.example',
  'the end of the headers': 'Ana\r\n\r\n<h1>isca</h1>',
  'a NUL': 'Ana\u0000Bcc: todos@evil.example',
  'the next line of other character sets': 'Ana\u0085Bcc: todos@evil',
  'a line separator': 'Ana\u2028Bcc: todos@evil',
  'a paragraph separator': 'Ana\u2029Bcc: todos@evil',
  'an encoded line': 'Ana=0D=0ABcc: todos@evil',
  'an encoded word': '=?utf-8?Q?Ana=0D=0ABcc:_todos@evil?=',
  'two encoded words': '=?utf-8?B?QW5hDQo=?= =?utf-8?B?QmNjOiB0b2Rvcw==?=',
  'an escaped line': 'Ana%0d%0aBcc: todos@evil',
  'another recipient': 'Ana <todos@evil>, <mais@evil>',
  'a broken quote': 'Ana" <todos@evil>',
  'a comment': 'Ana (<todos@evil>',
  'a group': 'Ana: todos@evil;',
} as const;
/** Texts of one line take some of them: those have to be harmless where a mail is put together. */
const isRefused = (value: string) => !line(1, 200).safeParse(value).success;
const BREAKING = Object.entries(HOSTILE).filter(([, value]) => isRefused(value));
const ACCEPTED = Object.entries(HOSTILE).filter(([, value]) => !isRefused(value));

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const HEADERS = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

const UNSUBSCRIBE = ['list-unsubscribe', 'list-unsubscribe-post'];

/** One sender, one recipient and one subject, in exactly the headers that a mail of ours has. */
function expectWholeHeaders(mail: ReceivedMail): void {
  const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'));
  expect(head).not.toMatch(/(^|[^\r])\n|\r(?!\n)/);
  const names = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((each) => each.slice(0, each.indexOf(':')).toLowerCase());
  // Mails that their reader may stop say how.
  expect(names.sort().filter((name) => !UNSUBSCRIBE.includes(name))).toEqual(HEADERS);
  expect([0, UNSUBSCRIBE.length]).toContain(names.filter((name) => UNSUBSCRIBE.includes(name)).length);
  expect(mail.to).toHaveLength(1);
  expect(mail.header('to')).toEqual([mail.to[0]]);
  expect(mail.header('from')[0]).toMatch(/<nao-responda@prova\.example>$/);
  for (const value of [...mail.header('subject'), ...mail.header('from')]) expect(value).not.toMatch(CONTROL);
}

const refusedFields = async (endpoint: typeof register, body: object) => {
  const answer = await server.call(endpoint, { body });
  return [answer.status, [...new Set((answer.body.details ?? []).map(({ field }) => field))]];
};

test('each of them is either refused or harmless', () => {
  expect(BREAKING.map(([what]) => what)).toEqual(Object.keys(HOSTILE).slice(0, 5));
});

describe.each(BREAKING)('%s', (_, value) => {
  test('is refused wherever a name or an address is typed', async () => {
    const form = registrationForm('ana@correio.example', PASSWORD);
    expect(await refusedFields(register, { ...form, name: value })).toEqual([422, ['name']]);
    expect(await refusedFields(register, { ...form, role: 'RECRUITER', companyName: value })).toEqual([
      422,
      ['companyName'],
    ]);
    expect(await refusedFields(register, { ...form, email: `${value}@correio.example` })).toEqual([422, ['email']]);
    expect(await refusedFields(register, { ...form, email: `ana@correio.example${value.slice(3)}` })).toEqual([
      422,
      ['email'],
    ]);
  });
});

let recruiters = 0;
/** Registers by what the mail server has got. */
async function recruiterNamed(name: string, companyName: string): Promise<{ token: string; email: string }> {
  recruiters += 1;
  const email = `recrutadora${recruiters}@correio.example`;
  const form = registrationForm(email, PASSWORD, { role: 'RECRUITER', name, companyName });
  expect((await server.call(register, { body: form })).status).toBe(201);
  await server.drain();
  const token = /verify-email\?token=([\w-]{43})/.exec(
    smtp.mails.findLast(({ to }) => to.includes(email))?.text ?? '',
  )?.[1];
  expect((await server.call(verifyEmail, { body: { token } })).status).toBe(200);
  const { data } = await server.call(login, { body: { email, password: PASSWORD } });
  return { token: data.accessToken, email };
}

test('a line in the name of an applicant is refused', async () => {
  const job = await publishJob(server, await recruiterNamed('Rita Moreira', 'Empresa Comum'));
  for (const [, fullName] of BREAKING) {
    const call = applicationCall(job, { fullName, email: 'outra@correio.example' });
    expect((await server.call(apply, call)).status).toBe(422);
  }
});

test.each(ACCEPTED.map(([what, value], n) => [what, value, n] as const))(
  '%s adds nothing to a mail',
  async (_, value, where) => {
    const fitting = (schema: z.ZodType, plain: string) => (schema.safeParse(value).success ? value : plain);
    // What the tests before have queued.
    await server.drain();
    const before = smtp.mails.length;
    const recruiter = await recruiterNamed(fitting(personName, 'Rita Moreira'), fitting(companyName, 'Empresa Comum'));
    const job = await publishJob(server, recruiter, {
      details: { title: fitting(line(2, 120), 'Pessoa Desenvolvedora') },
      emails: {
        templates: [
          { kind: 'received', enabled: true, subject: fitting(line(1, 200), 'Recebemos'), body: 'Até logo.' },
        ],
      },
    });
    await applyTo(server, job, {
      fullName: fitting(personName, 'Bia Nunes'),
      email: `candidata-a-${where}@correio.example`,
    });
    await server.drain();
    const sent = smtp.mails.slice(before);
    // To the recruiter about account and application, to the candidate about the application.
    expect(new Set(sent.flatMap(({ to }) => to))).toEqual(
      new Set([recruiter.email, `candidata-a-${where}@correio.example`]),
    );
    expect(sent.length).toBeGreaterThanOrEqual(3);
    for (const mail of sent) expectWholeHeaders(mail);
  },
);
