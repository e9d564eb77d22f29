import { CONFIRMATION_DAYS } from '@prova/contract/privacy/data-request-rules';
import { formatDay } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, locale } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './data-requests.kinds.ts';

const KINDS = {
  export: 'data copy',
  erase: 'data deletion',
  correct: 'data correction',
  object: 'objection to data use',
  human_review: 'review of a calculation by a person',
  information: 'information about data use',
} as const;

const platform = 'Prova';
const whyPerson =
  'You received this message because someone made a personal data request with this email address (LGPD, art. 18).';
const whyOwner = 'You received this message because you own the company on Prova.';
const complain =
  'If you disagree, you can make another request or complain to the Brazilian data protection authority (ANPD).';

/** What a company that is not verified says is read on our page alone. */
const wordsOrPage = (words: string) =>
  words === '' ? paragraph('The company’s message is on the request page.') : quote(words);

export const dataRequestMailsEnUS: MailTexts<typeof kinds> = {
  dataRequestConfirmMail: {
    subject: () => 'Confirm your personal data request',
    body: ({ params, link }) => ({
      heading: 'Confirm your request',
      blocks: [
        hello(''),
        paragraph('We received a personal data request with this email address. Please confirm it was you.'),
        details({ Request: KINDS[params.kind], To: params.companyName ?? platform }),
        button('See and confirm', link),
        paragraph(
          `The link is valid for ${CONFIRMATION_DAYS} days. If it was not you, ignore this message: without confirmation, the request will be deleted and nobody will see it.`,
        ),
      ],
      why: whyPerson,
    }),
  },
  dataRequestReceivedMail: {
    subject: ({ companyName }) => `Your personal data request: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Your request was received',
      blocks: [
        hello(''),
        details({ Request: KINDS[params.kind], To: params.companyName ?? platform }),
        paragraph(
          `You will get an answer at this address by ${formatDay(locale, params.answerBy)}. If the request is complex, this can be extended once by 15 more days, and you will be told why.`,
        ),
        button('Follow request', link),
      ],
      why: whyPerson,
    }),
  },
  dataRequestExtendedMail: {
    subject: ({ companyName }) => `New deadline for your request: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Your request has a new deadline',
      blocks: [
        hello(''),
        paragraph(
          `${params.companyName ?? platform} needs 15 more days to answer your request (${KINDS[params.kind]}). The new deadline is ${formatDay(locale, params.answerBy)}. The reason:`,
        ),
        wordsOrPage(params.reason),
        button('Follow request', link),
      ],
      why: whyPerson,
    }),
  },
  dataRequestAnsweredMail: {
    subject: ({ companyName }) => `Answer to your personal data request: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Answer to your request',
      blocks: [
        hello(''),
        paragraph(`${params.companyName ?? platform} answered your request (${KINDS[params.kind]}):`),
        wordsOrPage(params.answer),
        ...(params.copyDays === null
          ? [button('See request', link)]
          : [
              paragraph(`You can download the copy for ${params.copyDays} days. After that, it will be deleted.`),
              button('Download copy', link),
            ]),
        paragraph(complain),
      ],
      why: whyPerson,
    }),
  },
  dataRequestErasedMail: {
    subject: ({ companyName }) => `Answer to your personal data request: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Answer to your request',
      blocks: [
        hello(''),
        paragraph(`${params.companyName ?? platform} answered your request (${KINDS[params.kind]}):`),
        wordsOrPage(params.answer),
        paragraph(
          params.applications === 0
            ? 'There was no application of yours to delete.'
            : `Applications deleted: ${params.applications}, with their forms, files, notes and messages.`,
        ),
        ...(params.keptUntil === null
          ? []
          : [
              paragraph(
                `Anything that became a contract is kept until ${formatDay(locale, params.keptUntil)}, as the law requires (LGPD, art. 16, I).`,
              ),
            ]),
        button('See request', link),
        paragraph(complain),
      ],
      why: whyPerson,
    }),
  },
  dataRequestRefusedMail: {
    subject: ({ companyName }) => `Answer to your personal data request: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Your request was refused',
      blocks: [
        hello(''),
        paragraph(`${params.companyName ?? platform} refused your request (${KINDS[params.kind]}). The reason:`),
        wordsOrPage(params.reason),
        button('See request', link),
        paragraph(complain),
      ],
      why: whyPerson,
    }),
  },
  dataRequestNewMail: {
    subject: ({ companyName }) => `New personal data request: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'New personal data request',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `Someone asked ${params.companyName} about their own data. The law requires an answer within 15 days (LGPD, art. 19).`,
        ),
        details({ Request: KINDS[params.kind], Deadline: formatDay(locale, params.dueOn) }),
        button('Open request', url(`/admin/recruiter/data-requests/${params.requestId}`)),
      ],
      why: whyOwner,
    }),
  },
  dataRequestDueMail: {
    subject: ({ companyName, overdue }) =>
      overdue ? `Personal data request overdue: ${companyName}` : `Personal data request due soon: ${companyName}`,
    body: ({ params, url }) => ({
      heading: params.overdue ? 'A request is overdue' : 'A request is due soon',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          params.overdue
            ? `The deadline for a personal data request made to ${params.companyName} has passed without an answer. Please answer as soon as you can.`
            : `A personal data request made to ${params.companyName} has no answer yet.`,
        ),
        details({ Request: KINDS[params.kind], Deadline: formatDay(locale, params.dueOn) }),
        button('Open request', url(`/admin/recruiter/data-requests/${params.requestId}`)),
      ],
      why: whyOwner,
    }),
  },
};
