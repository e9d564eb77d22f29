import { contractWordsEnUS } from '@prova/contract/jobs/contract-words.en-US';
import { formatMoneyRange } from '@prova/contract/money';
import { formatDay, formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, ownBlocks, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, locale, openCandidate, whyProcess, whyRecruiter } from '../../../platform/mail/mail-words.en-US.ts';
import { candidatePage } from '../../applications/applications.service.ts';
import type * as kinds from './offers.kinds.ts';

/** Under blind review. */
const SOMEBODY = 'An applicant';

export const offerMailsEnUS: MailTexts<typeof kinds> = {
  offerSentMail: {
    subject: ({ own, position, companyName }) => own?.subject ?? `Offer from ${companyName}: ${position}`,
    body: ({ params, link }) => {
      const within = [
        details({
          Position: params.position,
          Pay: `${formatMoneyRange(params.payMin, params.payMax ?? null, locale, params.currency)} a month`,
          Contract: params.contractType ? contractWordsEnUS[params.contractType] : null,
          Benefits: params.benefits?.join(', '),
          'Start date': params.startOn ? formatDay(locale, params.startOn) : null,
          'Answer by': formatInstant(locale, params.validUntil),
        }),
        ...(params.message ? [quote(params.message)] : []),
        button('See the offer and answer', link),
        paragraph('The link is yours alone: do not forward it.'),
      ];
      return {
        heading: params.own?.subject ?? 'You received an offer',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `${params.companyName} would like to hire you. Take your time to read the offer before you answer.`,
              ),
              ...within,
            ],
        why: whyProcess(params.companyName),
      };
    },
  },
  offerCancelledMail: {
    subject: ({ position }) => `Offer canceled: ${position}`,
    body: ({ params, canReply }) => ({
      heading: 'The offer was canceled',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} canceled the offer for ${params.position}. It can no longer be answered.${canReply ? ' If you would like to know why, reply to this email.' : ''}`,
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  offerExpiredMail: {
    subject: ({ position }) => `The offer has expired: ${position}`,
    body: ({ params, canReply }) => ({
      heading: 'The offer has expired',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `The offer from ${params.companyName} for ${params.position} was not answered in time and is no longer valid.${canReply ? ' If you are still interested, reply to this email.' : ''}`,
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  offerDeclinedMail: {
    subject: ({ position }) => `You declined the offer: ${position}`,
    body: ({ params, canReply }) => ({
      heading: 'Your answer was recorded',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `You declined the offer from ${params.companyName} for ${params.position}. The answer is final, and the company has been notified.`,
        ),
        ...(canReply ? [paragraph('If it was not you who answered, say so at once by replying to this email.')] : []),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  offerAnsweredMail: {
    subject: ({ accepted, candidateName }) =>
      `${candidateName ?? SOMEBODY} ${accepted ? 'accepted' : 'declined'} the offer`,
    body: ({ params, url }) => ({
      heading: params.accepted ? 'Offer accepted' : 'Offer declined',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.candidateName ?? SOMEBODY} ${params.accepted ? 'accepted' : 'declined'} the offer for ${params.position}.`,
        ),
        ...(params.note ? [quote(params.note)] : []),
        button(openCandidate, url(candidatePage(params))),
      ],
      why: whyRecruiter,
    }),
  },
};
