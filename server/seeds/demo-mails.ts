import { randomBytes } from 'node:crypto';
import { mails as definitions } from '../src/app.ts';
import { composeMail, composeSubject } from '../src/modules/messaging/compose-mail.ts';
import type { Sender } from '../src/modules/messaging/messaging.service.ts';
import type { MailKind } from '../src/platform/mail/mail-kind.ts';
import { renderMail } from '../src/platform/mail/render-mail.ts';
import { renderText } from '../src/platform/mail/render-text.ts';
import { hashSecret } from '../src/platform/tokens.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DrawnApplication } from './demo-applications.ts';
import type { DrawnInvitation } from './demo-team.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

/** How many of the newest mails can be read whole, with links that work, where mails are captured. */
const WHOLE = 30;
const MASK = '••••';

/** A mail that the product would have sent. */
interface SentMail {
  readonly kind: string;
  readonly params: unknown;
  readonly to: string;
  readonly at: Date;
  readonly companyId: string;
  /** Null: it is not about an application. */
  readonly application: DrawnApplication | null;
}

const mail = (kind: string, params: object, to: string, at: Date, application: DrawnApplication): SentMail => ({
  kind,
  params,
  to,
  at,
  companyId: application.job.companyId,
  application,
});

/** The mails that the history of the demo caused, as sent. @param publicUrl where their links lead */
export async function drawMails(
  rows: Rows,
  random: Random,
  accounts: DemoAccounts,
  applications: readonly DrawnApplication[],
  invitations: readonly DrawnInvitation[],
  publicUrl: string,
): Promise<void> {
  const mails = applications.flatMap((application) => mailsOf(random, accounts, application));
  mails.sort((a, b) => b.at.getTime() - a.at.getTime());
  const senderOf = (companyId: string): Sender | null => {
    const company = [...accounts.companies.values()].find(({ id }) => id === companyId);
    return company ? { name: company.name, verified: company.verified, suspended: false } : null;
  };
  for (const [index, each] of mails.entries()) {
    const whole = index < WHOLE || each.application?.isTalent === true;
    await addMail(rows, random, publicUrl, each.kind, { ...each, sender: senderOf(each.companyId) }, whole);
  }
  for (const { email, at, params } of invitations) {
    const invitation = {
      kind: 'invitation',
      params,
      to: email,
      at,
      companyId: params.companyId,
      sender: senderOf(params.companyId),
      application: null,
    } as const;
    await addMail(rows, random, publicUrl, 'invitation', invitation, true);
  }
}

function mailsOf(random: Random, accounts: DemoAccounts, application: DrawnApplication): SentMail[] {
  const { job, person, life } = application;
  const companyName = accounts.companies.get(job.demo.company)?.name ?? job.demo.company;
  const own = {
    applicationId: application.id,
    companyId: job.companyId,
    candidateName: person.name,
    companyName,
    jobTitle: job.demo.title,
  };
  const mails = [mail('application_received', own, person.email, application.appliedAt, application)];
  for (const event of life.walk.history) {
    if (event.type === 'rejected' && random.chance(0.75))
      mails.push(mail('application_rejected', own, person.email, event.at, application));
    if (event.type === 'withdrawn') {
      mails.push(
        mail(
          'withdrawal_confirmed',
          { candidateName: person.name, companyName, jobTitle: job.demo.title },
          person.email,
          event.at,
          application,
        ),
      );
    }
  }
  const { offer } = life;
  if (!offer) return mails;
  const about = { candidateName: person.name, companyName, position: job.demo.title };
  mails.push(
    mail(
      'offer_sent',
      {
        ...about,
        offerId: offer.id,
        companyId: job.companyId,
        payMin: offer.payMin,
        currency: 'BRL',
        startOn: offer.startOn,
        validUntil: offer.validUntil.toISOString(),
        message: offer.message,
      },
      person.email,
      offer.createdAt,
      application,
    ),
  );
  if (offer.status === 'cancelled' && offer.endedAt)
    mails.push(mail('offer_cancelled', about, person.email, offer.endedAt, application));
  if (offer.status === 'expired' && offer.endedAt)
    mails.push(mail('offer_expired', about, person.email, offer.endedAt, application));
  const recruiter = [...accounts.members.values()].find((member) => member.id === offer.recruiterId);
  if (offer.respondedAt && recruiter) {
    const answer = {
      ...about,
      recruiterName: recruiter.label,
      accepted: offer.status === 'approved',
      note: offer.responseNote,
      jobId: job.id,
    };
    mails.push(mail('offer_answered', answer, recruiter.email, offer.respondedAt, application));
  }
  return mails;
}

async function addMail(
  rows: Rows,
  random: Random,
  publicUrl: string,
  name: string,
  sent: SentMail & { readonly sender: Sender | null },
  whole: boolean,
): Promise<void> {
  const definition = definitions.find(({ kind }) => kind.name === name);
  if (!definition) throw new Error(`No mail ${name}`);
  const params = definition.kind.params.parse(sent.params);
  const { behalf, token } = definition.kind;
  const sender = behalf ? sent.sender : null;
  const subject = composeSubject(definition, 'pt-BR', params, sender);
  const id = random.id(sent.at);
  const sentAt = new Date(sent.at.getTime() + random.int(900, 4_000));
  const compose = (secret: string, reportSecret: string) =>
    composeMail({
      mail: definition,
      locale: 'pt-BR',
      params,
      sender,
      reportUrl: behalf === 'company' && sender ? `${publicUrl}/mail-reports/${reportSecret}` : null,
      link: token ? `${publicUrl}${token.path(secret, params)}` : null,
      // No kind of mail that the demo has sent needs anything prepared.
      prepared: {},
      publicUrl,
    });
  rows.add('mails', {
    id,
    companyId: sent.companyId,
    applicationId: sent.application?.id ?? null,
    kind: name,
    locale: 'pt-BR',
    recipient: sent.to,
    subject,
    params: params as Record<string, string>,
    transactional: true,
    body: renderText(compose(MASK, MASK)),
    state: 'sent',
    notBefore: sent.at,
    attempts: 1,
    sentAt,
    createdAt: sent.at,
  });
  if (!whole) return;
  const secret = addToken(rows, random, definition.kind, params, sent.at);
  const reportSecret = randomBytes(32).toString('base64url');
  const document = compose(secret, reportSecret);
  const { html, text } = await renderMail(document);
  const links = document.blocks.flatMap((block) => (block.kind === 'button' ? [block.url] : []));
  if (document.report) {
    links.push(document.report.url);
    rows.add('tokens', {
      id: random.id(sent.at),
      hash: hashSecret(reportSecret),
      kind: 'mail_report',
      subjectId: id,
      companyId: sent.companyId,
      expiresAt: new Date(sent.at.getTime() + 180 * 86_400_000),
      createdAt: sent.at,
    });
  }
  rows.add('outboxMails', { mailId: id, html, body: text, links, code: null, createdAt: sentAt });
}

/** The link of a mail works in the demo too. */
function addToken(rows: Rows, random: Random, { token }: MailKind, params: object, at: Date): string {
  const secret = randomBytes(32).toString('base64url');
  const subject = token?.subject(params);
  if (!token || !subject) return secret;
  rows.add('tokens', {
    id: random.id(at),
    hash: hashSecret(secret),
    kind: token.kind,
    subjectId: subject,
    companyId: token.company?.(params) ?? null,
    expiresAt: token.expiresAt(params, at),
    createdAt: at,
  });
  return secret;
}
