import { LOCALES } from '@prova/contract/common';
import { describe, expect, test } from 'vitest';
import { mails } from '../src/app.ts';
import { applicationReceivedMail } from '../src/modules/applications/mails/applications.kinds.ts';
import { composeMail, composeSubject } from '../src/modules/messaging/compose-mail.ts';
import type { Sender } from '../src/modules/messaging/ports.ts';
import { firstName, withoutLinks } from '../src/platform/mail/mail-format.ts';
import type { MailDefinition } from '../src/platform/mail/mail-kind.ts';
import { renderMail } from '../src/platform/mail/render-mail.ts';

const id = '0198c2f0-0000-7000-8000-000000000001';
const SECRET = 'a-secret-of-43-characters-like-a-real-token';
const application = {
  applicationId: id,
  companyId: id,
  candidateName: 'Ana Lima',
  companyName: 'Aurora Tecnologia',
  jobTitle: 'Pessoa Desenvolvedora',
};

const NAMES = mails.map(({ kind }) => kind.name);
const SPOKEN_FOR = mails.flatMap(({ kind }) => (kind.onBehalfOf ? [kind.name] : []));
const WITH_LINK: Readonly<Record<string, string>> = {
  verify_email: '/auth/verify-email?token=',
  complete_registration: '/auth/complete-registration?email=ana%2Brh%40correio.example&token=',
  password_reset: '/auth/reset-password?token=',
  confirm_new_email: '/auth/email-change?step=confirm&token=',
  email_change_asked: '/auth/email-change?step=undo&token=',
  email_moved: '/auth/email-change?step=undo&token=',
  invitation: '/auth/invitation?token=',
  company_verification: '/auth/verify-company?token=',
  account_created: '/auth/reset-password?token=',
  ai_interview_invited: '/admin/interview/ai/',
  ai_interview_extended: '/admin/interview/ai/',
  ai_interview_reminder: '/admin/interview/ai/',
  data_request_confirm: '/data-requests/',
  data_request_received: '/data-requests/',
  data_request_extended: '/data-requests/',
  data_request_answered: '/data-requests/',
  data_request_erased: '/data-requests/',
  data_request_refused: '/data-requests/',
  candidate_messages: '/applications/',
  feedback_shared: '/applications/',
  application_received: '/applications/',
  application_duplicate: '/applications/',
  status_link: '/applications/',
  stage_moved: '/applications/',
  application_rejected: '/applications/',
  application_closed: '/applications/',
  application_taken_up: '/applications/',
  hired: '/applications/',
  interview_invited: '/admin/interview/invitations/',
  interview_moved: '/admin/interview/invitations/',
  interview_changed: '/admin/interview/invitations/',
  interview_reminder: '/admin/interview/invitations/',
  offer_sent: '/offers/',
  newsletter_sign_up: '/newsletter/confirm/',
  newsletter_already: '/newsletter/unsubscribe/',
  newsletter_welcome: '/newsletter/unsubscribe/',
  test_sent: '/tests/',
  test_reminder: '/tests/',
  test_extended: '/tests/',
  test_graded: '/tests/',
};

const REPORT_URL = 'https://prova.example/mail-reports/x';
const aurora: Sender = { name: 'Aurora Tecnologia', verified: true, suspended: false };

function definitionOf(name: string): MailDefinition {
  const found = mails.find(({ kind }) => kind.name === name);
  if (!found) throw new Error(`No module lists the mail ${name}`);
  return found;
}

/** The first sample of a kind. */
function sampleOf(name: string): { params: Record<string, unknown>; prepared?: object } {
  const [first] = Object.values(definitionOf(name).kind.samples);
  if (!first) throw new Error(`The mail ${name} has no sample`);
  return first as { params: Record<string, unknown> };
}

const paramsOf = (name: string) => sampleOf(name).params;

test('each is declared once, and every sample is what its kind takes', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  for (const { kind } of mails) {
    for (const [name, { params, prepared }] of Object.entries(kind.samples)) {
      expect(kind.params.safeParse(params).error, `${kind.name}: ${name}`).toBeUndefined();
      expect(kind.prepared?.safeParse(prepared).error, `${kind.name}: ${name}`).toBeUndefined();
    }
  }
});

/** The mail as the sender would make it. */
async function make(name: string, locale: 'pt-BR' | 'en-US', given: object, company: Sender = aurora) {
  const mail = definitionOf(name);
  const { onBehalfOf, token, answeredTo } = mail.kind;
  const params = mail.kind.params.parse(given);
  const path = token?.path(SECRET, params);
  const sender = onBehalfOf ? company : null;
  const document = composeMail({
    mail,
    locale,
    params,
    sender,
    canReply: answeredTo !== undefined || (onBehalfOf === 'company' && company.verified),
    unsubscribeUrl: token?.unsubscribePath ? `https://prova.example${token.unsubscribePath(SECRET)}` : null,
    reportUrl: onBehalfOf === 'company' ? REPORT_URL : null,
    link: path ? `https://prova.example${path}` : null,
    prepared: sampleOf(name).prepared ?? {},
    publicUrl: 'https://prova.example',
  });
  const subject = composeSubject(mail, locale, params, sender);
  expect(document.subject).toBe(subject);
  return { subject, document, ...(await renderMail(document)) };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

describe.each(LOCALES)('mails in %s', (locale) => {
  test.each(NAMES)('%s is complete', async (kind) => {
    const { subject, html, text } = await make(kind, locale, paramsOf(kind));
    expect(subject.length).toBeGreaterThan(5);
    expect(html).toContain(`lang="${locale}"`);
    for (const whole of [subject, html.replace('<!DOCTYPE', ''), text]) {
      expect(whole).not.toMatch(/\{\{|undefined|null|NaN|\[object|Invalid Date/);
    }
    expect(text).not.toContain('!');
    expect(html).not.toMatch(/<script|<img src="(?!cid:)/i);
    // A heading, something said, and a footer that says why it came.
    expect(text.split('\n\n').length).toBeGreaterThanOrEqual(3);
    expect(text).toMatch(/\n--\n(Você recebeu|You received)/);
    const place = WITH_LINK[kind];
    const link = `https://prova.example${place}${SECRET}`;
    expect(text.includes(SECRET)).toBe(place !== undefined);
    if (place) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${escaped(link)}"`);
    }
  });
});

test('the two languages differ in every kind', async () => {
  for (const kind of NAMES) {
    const [pt, en] = [await make(kind, 'pt-BR', paramsOf(kind)), await make(kind, 'en-US', paramsOf(kind))];
    expect(pt.text, kind).not.toBe(en.text);
  }
});

test.each(NAMES)('%s escapes what people typed', async (kind) => {
  const evil = '<script>alert(1)</script>&"\r\nBcc: spy@evil.example';
  const free = new Set([
    'name',
    'candidateName',
    'companyName',
    'jobTitle',
    'stageName',
    'position',
    'recruiterName',
    'sharedBy',
    'note',
    'message',
    'notes',
    'title',
    'subject',
    'text',
    'bodyHtml',
  ]);
  const hostile = Object.fromEntries(
    Object.entries(paramsOf(kind)).map(([key, value]) => [key, free.has(key) ? evil : value]),
  );
  const { subject, html } = await make(kind, 'pt-BR', hostile);
  expect(subject).not.toMatch(/[\r\n]/);
  expect([...subject].length).toBeLessThanOrEqual(200);
  expect(html).not.toContain('<script');
});

test('the facts of an offer are told as each language writes them', async () => {
  const pt = await make('offer_sent', 'pt-BR', paramsOf('offer_sent'));
  expect(pt.text).toMatch(/Remuneração: R\$\s9\.000 – 11\.000 por mês\n/);
  expect(pt.text).toContain('Contrato: CLT\nBenefícios: Plano de saúde, Vale-refeição\n');
  expect(pt.text).toContain('Início: 1 de setembro de 2026');
  expect(pt.text).toContain('Responda até: 20 de agosto de 2026 às 23:59 (horário de Brasília)');
  expect(pt.text).toContain('> Que bom ter você.\n> Até logo.');
  const en = await make('offer_sent', 'en-US', {
    ...paramsOf('offer_sent'),
    payMax: null,
    contractType: 'temporary',
    benefits: [],
    startOn: null,
    message: null,
  });
  expect(en.text).toMatch(/Pay: R\$\s?9,000 a month\n/);
  expect(en.text).toContain('Contract: Temporary\n');
  expect(en.text).not.toContain('Benefits');
  expect(en.text).not.toContain('Start date');
  expect(en.text).toMatch(/Answer by: August 20, 2026 at 11:59\sPM \(Brasília time\)/);
});

test('the company stands in the footer, what it promised where it is read', async () => {
  const { text } = await make('application_received', 'pt-BR', { ...paramsOf('application_received'), ...application });
  const [words = ''] = text.split('\n--\n');
  expect(text).toContain('Enviado pela Prova em nome de Aurora Tecnologia, empresa com identidade verificada.');
  expect(words).toContain('Aurora Tecnologia se compromete a responder até 12 de agosto de 2026.');
  const without = await make('application_received', 'pt-BR', { ...paramsOf('application_received'), replyBy: null });
  expect(without.text).not.toContain('se compromete');
});

test('a verification carries its code beside its link', async () => {
  const { text, document } = await make('verify_email', 'pt-BR', paramsOf('verify_email'));
  expect(document.blocks.find((block) => block.kind === 'code')).toMatchObject({ code: '012345' });
  expect(text).toContain('012345');
});

test.each(['application_received', 'stage_moved', 'application_rejected', 'application_closed', 'offer_sent'] as const)(
  "%s takes the company's own words instead of ours",
  async (kind) => {
    const ours = await make(kind, 'pt-BR', paramsOf(kind));
    const own = { subject: 'Assunto da Aurora', bodyHtml: '<p>Corpo da <em>Aurora</em></p><script>x</script>' };
    const theirs = await make(kind, 'pt-BR', { ...paramsOf(kind), own });
    expect(ours.text).toContain('Olá, Ana.');
    expect(theirs.subject).toBe('Assunto da Aurora');
    expect(theirs.text).toContain('Corpo da Aurora');
    expect(theirs.text).not.toContain('Olá, Ana.');
    expect(theirs.html).toContain('<p>Corpo da <em>Aurora</em></p>');
    expect(theirs.html).not.toContain('<script');
    // The link stays: without it nobody could answer, follow or withdraw.
    expect(theirs.text).toContain(SECRET);
  },
);

const SIGNED = [
  'application_received',
  'stage_moved',
  'application_rejected',
  'application_closed',
  'hired',
  'offer_sent',
] as const;
test.each(SIGNED)('%s is signed below all that it says', async (kind) => {
  const html = '<p>Olá, Ana.</p><p>Temos novidades.</p><p>Abraços,</p><p>Equipe Aurora<br />Curitiba</p>';
  const words = 'Olá, Ana.\n\nTemos novidades.\n\nAbraços,\n\nEquipe Aurora\nCuritiba';
  for (const own of [{ bodyHtml: html }, { text: words }]) {
    const { text } = await make(kind, 'pt-BR', { ...paramsOf(kind), own: { subject: 'Assunto', ...own } });
    const [said = '', footer] = text.split('\n\n--\n');
    expect(said.endsWith('\n\nAbraços,\n\nEquipe Aurora\nCuritiba')).toBe(true);
    expect(said.indexOf('Temos novidades.')).toBeLessThan(said.indexOf(SECRET));
    expect(said.indexOf(SECRET)).toBeLessThan(said.indexOf('Abraços,'));
    expect(footer).not.toContain('Equipe Aurora');
  }
});

test('what reads like a sentence, a list or a link is not taken for a signature', async () => {
  for (const bodyHtml of [
    '<p>Equipe Aurora</p>',
    '<p>Olá, Ana.</p><p>Até breve.</p>',
    '<p>Traga:</p><ul><li>documento</li></ul>',
    '<p>Olá.</p><p><a href="https://aurora.example">aurora.example</a></p>',
  ]) {
    const { document } = await make('stage_moved', 'pt-BR', {
      ...paramsOf('stage_moved'),
      own: { subject: 'A', bodyHtml },
    });
    expect(document.blocks.at(-1)?.kind).toBe('button');
    expect(document.blocks[0]).toEqual({ kind: 'rich', html: bodyHtml });
  }
});

test('the team is led to the application, by mails from before to the board', async () => {
  for (const kind of ['new_application', 'offer_answered'] as const) {
    const { applicationId: _, ...before } = { applicationId: id, ...paramsOf(kind) };
    expect((await make(kind, 'pt-BR', { ...before, applicationId: id })).text).toContain(
      `/recruiter/candidates/${id}\n`,
    );
    expect((await make(kind, 'pt-BR', before)).text).toContain(`/recruiter/jobs/${id}/board\n`);
  }
});

test('what is over is seen, not followed', async () => {
  for (const kind of ['application_rejected', 'application_closed', 'hired'] as const) {
    expect((await make(kind, 'pt-BR', paramsOf(kind))).text).toContain('Ver candidatura:');
    expect((await make(kind, 'en-US', paramsOf(kind))).text).toContain('See your application:');
  }
  expect((await make('application_closed', 'pt-BR', paramsOf('application_closed'))).text).toContain(
    'a sua candidatura também terminou',
  );
});

test("a company's words come as HTML or as text, not as both and not as neither", () => {
  const { params } = applicationReceivedMail;
  const takes = (own: object) => params.safeParse({ ...application, own: { subject: 'x', ...own } }).success;
  expect(takes({ text: 'a' })).toBe(true);
  expect(takes({ text: 'a', bodyHtml: '<p>a</p>' })).toBe(false);
  expect(takes({})).toBe(false);
});

describe('a company that is not verified', () => {
  const stranger: Sender = { ...aurora, verified: false };
  const BAIT = 'ISCA entre em https://evil.example ou ligue 11 91234-5678';
  const own = { subject: BAIT, bodyHtml: `<p><a href="https://evil.example">${BAIT}</a></p>` };

  test.each(SPOKEN_FOR)('says nothing of its own in %s', async (kind) => {
    const words = { own, message: BAIT, answer: BAIT, reason: BAIT, benefits: [BAIT] };
    const given = Object.fromEntries(
      Object.entries({ ...paramsOf(kind), own }).map(([key, value]) => [
        key,
        key in words ? words[key as 'own'] : value,
      ]),
    );
    for (const locale of LOCALES) {
      const { subject, html, text, document } = await make(kind, locale, given, stranger);
      for (const part of [subject, html, text]) expect(part).not.toMatch(/ISCA|evil/);
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/prova\.example\//);
      expect(text).toContain(
        locale === 'pt-BR' ? 'ainda não verificou a identidade' : 'has not verified this company’s identity',
      );
      expect(document.report?.url).toBe(definitionOf(kind).kind.onBehalfOf === 'company' ? REPORT_URL : undefined);
    }
  });

  test.each(SPOKEN_FOR)('has no name or title like an address in %s', async (kind) => {
    const typed = ['companyName', 'inviterName', 'sharedBy', 'jobTitle', 'position', 'stageName', 'candidateName'];
    for (const bait of ['Vaga em evil.example/x', 'ISCA evil\u200b．example', 'ISCA @golpe', 'ISCA 11 91234-5678']) {
      const given = Object.fromEntries(
        Object.entries(paramsOf(kind)).map(([key, value]) => [key, typed.includes(key) ? bait : value]),
      );
      const { subject, text, html } = await make(kind, 'pt-BR', given, { ...stranger, name: bait });
      for (const part of [subject, html, text]) expect(part).not.toMatch(/ISCA|evil/);
      expect(text).toContain('[nome omitido]');
    }
  });

  test('keeps names and titles that are none', async () => {
    const params = { ...paramsOf('application_received'), jobTitle: 'Pessoa Desenvolvedora Node.js', own };
    const { subject } = await make('application_received', 'pt-BR', params, stranger);
    expect(subject).toBe('Recebemos sua candidatura: Pessoa Desenvolvedora Node.js');
  });
});

test('greetings use a first name, and nothing that a mailbox would make a link of', () => {
  expect(firstName('Ana Lima')).toBe('Ana');
  expect(firstName("  D'Ávila-Souza Neto")).toBe("D'Ávila-Souza");
  for (const name of ['www.evil.example ganhe', 'http://evil.example', 'x'.repeat(31), '1000', '<b>', '']) {
    expect(firstName(name), name).toBeNull();
  }
});

test('a name that looks like an address is no link, in HTML and in text', async () => {
  const params = { ...application, candidateName: 'http://evil.example', companyName: 'Empresa.com' };
  const common = {
    locale: 'pt-BR',
    params,
    link: 'https://prova.example/x',
    sender: { ...aurora, name: 'Empresa.com' },
    canReply: true,
    unsubscribeUrl: null,
    reportUrl: null,
    publicUrl: 'https://prova.example',
  } as const;
  const document = composeMail({ mail: definitionOf('hired'), ...common, prepared: {} });
  const { html, text } = await renderMail(document);
  for (const part of [html, text]) {
    expect(part).toContain('Empresa.\u2060com confirmou');
    expect(part).not.toContain('Empresa.com');
    expect(part).not.toContain('evil');
  }
  const toRecruiter = { ...params, recruiterName: 'Rui', position: 'Dev', accepted: true, jobId: id };
  const answered = composeMail({
    mail: definitionOf('offer_answered'),
    ...common,
    params: toRecruiter,
    link: null,
    prepared: {},
  });
  expect((await renderMail(answered)).text).toContain('http:\u2060//evil.\u2060example aceitou');
});

test('other names are written as they are', () => {
  for (const name of ['Ana Lima', 'Aurora S.A.', 'J. R. R. Tolkien', '99 Ltda.']) expect(withoutLinks(name)).toBe(name);
  expect(withoutLinks('www.Node.js Brasil')).toBe('www.\u2060Node.\u2060js Brasil');
});
