import { day, id } from '@prova/contract/common';
import { CONFIRMATION_DAYS, REQUEST_KINDS } from '@prova/contract/privacy/data-request-rules';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../privacy.words.en-US.ts';
import { type PrivacyWords, ptBR } from '../privacy.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

/** The page of a request goes on telling how it ended. */
const REQUEST_LINK_DAYS = 180;

const about = {
  requestId: id,
  /** Null: the platform was asked. */
  companyId: id.nullable(),
  companyName: name.nullable(),
  kind: z.enum(REQUEST_KINDS),
};

/** The law asks for them: the company's limit of the day does not stop them. */
const onBehalfOf = { onBehalfOf: 'company', beyondCompanyLimit: true } as const;

const requestLink = <P extends { requestId: string; companyId: string | null }>(days: number) => ({
  kind: 'privacy_request' as const,
  subject: (params: P) => params.requestId,
  company: (params: P) => params.companyId,
  expiresAt: (_params: P, now: Date) => after(now, days * DAY),
  path: (secret: string) => `/data-requests/${secret}` as const,
});

const someRequest = z.object(about);
const promisedRequest = z.object({ ...about, answerBy: day });
const extendedRequest = promisedRequest.extend({ reason: z.string() });
const refusedRequest = z.object({ ...about, reason: z.string() });
const answeredRequest = z.object({
  ...about,
  answer: z.string(),
  /** Days for which the copy that comes along can be fetched; null without one. */
  copyDays: z.number().int().positive().nullable(),
});
const erasedRequest = z.object({
  ...about,
  answer: z.string(),
  /** Applications that were erased. */
  applications: z.number().int(),
  /** The last day on which something is kept that became a contract; null where nothing did. */
  keptUntil: day.nullable(),
});
const queued = z.object({
  recruiterName: name,
  companyName: name,
  requestId: id,
  kind: z.enum(REQUEST_KINDS),
  dueOn: day,
});

const asked = { requestId: sample.id, companyId: sample.id, companyName: sample.companyName, kind: 'erase' } as const;
const askedUs = { ...asked, companyId: null, companyName: null, kind: 'information' } as const;
const owned = {
  recruiterName: sample.recruiterName,
  companyName: sample.companyName,
  requestId: sample.id,
  kind: 'export',
  dueOn: sample.day,
} as const;

const theirs = (said: string, { onPage }: PrivacyWords) => (said === '' ? paragraph(onPage) : quote(said));

/** Requests about data: those with a link go to the address that is, or was, proven by one. */
export const dataRequestConfirmMail = mailKind('data_request_confirm', {
  ...onBehalfOf,
  params: someRequest,
  token: requestLink<z.output<typeof someRequest>>(CONFIRMATION_DAYS),
  samples: { plain: { params: asked }, 'to us': { params: askedUs } },
  write: ({ params, words }) => ({
    subject: words.confirm.subject,
    heading: words.confirm.heading,
    hello: '',
    blocks: ({ link }) => [
      paragraph(words.confirm.text),
      details({ [words.request]: words.kind(params.kind), [words.to]: words.by(params.companyName) }),
      button(words.confirm.see, link),
      paragraph(words.confirm.notYou),
    ],
    why: words.whyPerson,
  }),
});

export const dataRequestReceivedMail = mailKind('data_request_received', {
  ...onBehalfOf,
  params: promisedRequest,
  token: requestLink<z.output<typeof promisedRequest>>(REQUEST_LINK_DAYS),
  samples: {
    plain: { params: { ...asked, answerBy: sample.day } },
    'to us': { params: { ...askedUs, answerBy: sample.day } },
  },
  write: ({ params, words, format }) => ({
    subject: words.received.subject(params.companyName),
    heading: words.received.heading,
    hello: '',
    blocks: ({ link }) => [
      details({ [words.request]: words.kind(params.kind), [words.to]: words.by(params.companyName) }),
      paragraph(words.received.answerBy(format.day(params.answerBy))),
      button(words.follow, link),
    ],
    why: words.whyPerson,
  }),
});

export const dataRequestExtendedMail = mailKind('data_request_extended', {
  ...onBehalfOf,
  params: extendedRequest,
  token: requestLink<z.output<typeof extendedRequest>>(REQUEST_LINK_DAYS),
  samples: { plain: { params: { ...asked, answerBy: sample.day, reason: 'Arquivos em papel' } } },
  write: ({ params, words, format }) => ({
    subject: words.extended.subject(params.companyName),
    heading: words.extended.heading,
    hello: '',
    blocks: ({ link }) => [
      paragraph(words.extended.text(params, format.day(params.answerBy))),
      theirs(params.reason, words),
      button(words.follow, link),
    ],
    why: words.whyPerson,
  }),
});

const answer = { ...asked, answer: 'Palavras da empresa' };

export const dataRequestAnsweredMail = mailKind('data_request_answered', {
  ...onBehalfOf,
  params: answeredRequest,
  token: requestLink<z.output<typeof answeredRequest>>(REQUEST_LINK_DAYS),
  samples: {
    'with a copy': { params: { ...answer, copyDays: 7 } },
    'without a copy': { params: { ...answer, copyDays: null } },
  },
  write: ({ params, words }) => ({
    subject: words.answered.subject(params.companyName),
    heading: words.answered.heading,
    hello: '',
    blocks: ({ link }) => [
      paragraph(words.answered.text(params)),
      theirs(params.answer, words),
      ...(params.copyDays === null
        ? [button(words.see, link)]
        : [paragraph(words.answered.copyDays(params.copyDays)), button(words.answered.download, link)]),
      paragraph(words.complain),
    ],
    why: words.whyPerson,
  }),
});

export const dataRequestErasedMail = mailKind('data_request_erased', {
  ...onBehalfOf,
  params: erasedRequest,
  token: requestLink<z.output<typeof erasedRequest>>(REQUEST_LINK_DAYS),
  toErased: true,
  samples: {
    'something kept': { params: { ...answer, applications: 2, keptUntil: '2031-08-12' } },
    'nothing there': { params: { ...answer, applications: 0, keptUntil: null } },
  },
  write: ({ params, words, format }) => ({
    subject: words.answered.subject(params.companyName),
    heading: words.answered.heading,
    hello: '',
    blocks: ({ link }) => [
      paragraph(words.answered.text(params)),
      theirs(params.answer, words),
      paragraph(words.erased.applications(params.applications)),
      ...(params.keptUntil === null ? [] : [paragraph(words.erased.kept(format.day(params.keptUntil)))]),
      button(words.see, link),
      paragraph(words.complain),
    ],
    why: words.whyPerson,
  }),
});

export const dataRequestRefusedMail = mailKind('data_request_refused', {
  ...onBehalfOf,
  params: refusedRequest,
  token: requestLink<z.output<typeof refusedRequest>>(REQUEST_LINK_DAYS),
  samples: {
    'by us': { params: { ...askedUs, reason: 'Não há dados' } },
    'by a company': { params: { ...asked, reason: 'Não há dados' } },
  },
  write: ({ params, words }) => ({
    subject: words.answered.subject(params.companyName),
    heading: words.refused.heading,
    hello: '',
    blocks: ({ link }) => [
      paragraph(words.refused.text(params)),
      theirs(params.reason, words),
      button(words.see, link),
      paragraph(words.complain),
    ],
    why: words.whyPerson,
  }),
});

/** To the owners of the company. They read the request where they are signed in. */
export const dataRequestNewMail = mailKind('data_request_new', {
  params: queued,
  samples: { plain: { params: owned } },
  write: ({ params, words, format }) => ({
    subject: words.arrived.subject(params.companyName),
    heading: words.arrived.heading,
    hello: params.recruiterName,
    blocks: ({ url }) => [
      paragraph(words.arrived.text(params.companyName)),
      details({ [words.request]: words.kind(params.kind), [words.deadline]: format.day(params.dueOn) }),
      button(words.open, url(`/admin/recruiter/data-requests/${params.requestId}`)),
    ],
    why: words.whyOwner,
  }),
});

export const dataRequestDueMail = mailKind('data_request_due', {
  params: queued.extend({ overdue: z.boolean() }),
  samples: { overdue: { params: { ...owned, overdue: true } }, 'due soon': { params: { ...owned, overdue: false } } },
  write: ({ params, words, format }) => {
    const { subject, heading, text } = params.overdue ? words.overdue : words.due;
    return {
      subject: subject(params.companyName),
      heading,
      hello: params.recruiterName,
      blocks: ({ url }) => [
        paragraph(text(params.companyName)),
        details({ [words.request]: words.kind(params.kind), [words.deadline]: format.day(params.dueOn) }),
        button(words.open, url(`/admin/recruiter/data-requests/${params.requestId}`)),
      ],
      why: words.whyOwner,
    };
  },
});
