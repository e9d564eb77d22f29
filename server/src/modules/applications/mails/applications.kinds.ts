import { day, id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { mailKinds, name, ownWords } from '../../../platform/mail/mail-kind.ts';
import { sample, sampleApplication } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../applications.words.en-US.ts';
import { ptBR } from '../applications.words.pt-BR.ts';
import { candidatePage } from './candidate-page.ts';
import { statusLink } from './status-link.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const application = { applicationId: id, companyId: id, candidateName: name, companyName: name, jobTitle: name };
const someApplication = z.object(application);
/** The day until which the company promised an answer. */
const replyBy = day.nullish();
const ownApplication = z.object({ ...application, replyBy, own: ownWords.optional() });
const earlierApplication = someApplication.extend({ appliedAt: instant });
const hiredApplication = z.object({ ...application, own: ownWords.optional() });

const plain = { params: sampleApplication };
const promised = { params: { ...sampleApplication, replyBy: sample.day } };
const earlier = { plain: { params: { ...sampleApplication, appliedAt: '2026-08-12T02:30:00.000Z' } } };
const reworded = { params: { ...sampleApplication, own: sample.own } };

export const applicationReceivedMail = mailKind('application_received', {
  onBehalfOf: 'company',
  ofForms: true,
  params: ownApplication,
  token: statusLink<z.output<typeof ownApplication>>(),
  samples: { promised, 'no promise': plain, 'own words': reworded },
  write: ({ params, words: { received, follow, promise }, common, format }) => ({
    own: params.own,
    subject: received.subject(params.jobTitle),
    heading: received.heading,
    hello: params.candidateName,
    opening: [paragraph(received.text(params))],
    blocks: ({ link }) => [
      ...(params.replyBy ? [paragraph(promise(params.companyName, format.day(params.replyBy)))] : []),
      paragraph(received.link),
      button(follow, link),
    ],
    why: common.whyApplication(params.jobTitle),
  }),
});

export const applicationDuplicateMail = mailKind('application_duplicate', {
  onBehalfOf: 'company',
  ofForms: true,
  params: earlierApplication,
  token: statusLink<z.output<typeof someApplication>>(),
  samples: earlier,
  write: ({ params, words: { duplicate, follow }, common, format }) => ({
    subject: duplicate.subject(params.jobTitle),
    heading: duplicate.heading,
    hello: params.candidateName,
    blocks: ({ link }) => [
      paragraph(duplicate.text(params, format.date(params.appliedAt))),
      button(follow, link),
      paragraph(duplicate.notYou),
    ],
    why: common.whyApplication(params.jobTitle),
  }),
});

export const statusLinkMail = mailKind('status_link', {
  onBehalfOf: 'company',
  ofForms: true,
  params: earlierApplication,
  token: statusLink<z.output<typeof someApplication>>(),
  samples: earlier,
  write: ({ params, words: { statusLink, follow }, common, format }) => ({
    subject: statusLink.subject(params.jobTitle),
    heading: statusLink.heading,
    hello: params.candidateName,
    blocks: ({ link }) => [
      paragraph(statusLink.text(params, format.date(params.appliedAt))),
      button(follow, link),
      paragraph(statusLink.notYou),
    ],
    why: common.whyApplication(params.jobTitle),
  }),
});

const moved = { ...sampleApplication, stageName: 'Entrevista' };

export const stageMovedMail = mailKind('stage_moved', {
  onBehalfOf: 'company',
  topic: 'application_updates',
  params: ownApplication.extend({ stageName: name }),
  token: statusLink<z.output<typeof ownApplication>>(),
  samples: {
    plain: { params: moved },
    promised: { params: { ...moved, replyBy: sample.day } },
    'own words': { params: { ...moved, own: sample.own } },
  },
  write: ({ params, words: { stageMoved, follow, promise }, common, format }) => ({
    own: params.own,
    subject: stageMoved.subject(params.jobTitle),
    heading: stageMoved.heading,
    hello: params.candidateName,
    opening: [paragraph(stageMoved.text(params))],
    blocks: ({ link }) => [
      ...(params.replyBy ? [paragraph(promise(params.companyName, format.day(params.replyBy)))] : []),
      button(follow, link),
    ],
    why: common.whyApplication(params.jobTitle),
  }),
});

export const applicationRejectedMail = mailKind('application_rejected', {
  onBehalfOf: 'company',
  topic: 'application_updates',
  params: ownApplication,
  token: statusLink<z.output<typeof ownApplication>>(),
  samples: { plain, 'own words': reworded },
  write: ({ params, words: { rejected, see }, common }) => ({
    own: params.own,
    subject: rejected.subject(params.jobTitle),
    heading: rejected.heading,
    hello: params.candidateName,
    opening: [paragraph(rejected.text(params)), paragraph(rejected.thisJobOnly)],
    blocks: ({ link }) => [button(see, link)],
    why: common.whyApplication(params.jobTitle),
  }),
});

export const applicationClosedMail = mailKind('application_closed', {
  onBehalfOf: 'company',
  topic: 'application_updates',
  params: ownApplication,
  token: statusLink<z.output<typeof ownApplication>>(),
  samples: { plain, 'own words': reworded },
  write: ({ params, words: { closed, see }, common }) => ({
    own: params.own,
    subject: closed.subject(params.jobTitle),
    heading: closed.heading,
    hello: params.candidateName,
    opening: [paragraph(closed.text(params))],
    blocks: ({ link }) => [button(see, link)],
    why: common.whyApplication(params.jobTitle),
  }),
});

export const applicationTakenUpMail = mailKind('application_taken_up', {
  onBehalfOf: 'company',
  topic: 'application_updates',
  params: someApplication.extend({ replyBy }),
  token: statusLink<z.output<typeof someApplication>>(),
  samples: { promised, 'no promise': plain },
  write: ({ params, words: { takenUp, follow, promise }, common, format }) => ({
    subject: takenUp.subject(params.jobTitle),
    heading: takenUp.heading,
    hello: params.candidateName,
    blocks: ({ link }) => [
      paragraph(takenUp.text(params)),
      ...(params.replyBy ? [paragraph(promise(params.companyName, format.day(params.replyBy)))] : []),
      button(follow, link),
      paragraph(takenUp.withdraw),
    ],
    why: common.whyApplication(params.jobTitle),
  }),
});

export const hiredMail = mailKind('hired', {
  onBehalfOf: 'company',
  params: hiredApplication,
  token: statusLink<z.output<typeof hiredApplication>>(),
  samples: { plain, 'own words': reworded },
  write: ({ params, words: { hired, see }, common }) => ({
    own: params.own,
    subject: hired.subject(params.jobTitle),
    heading: hired.heading,
    hello: params.candidateName,
    opening: [paragraph(hired.text(params))],
    blocks: ({ link }) => [button(see, link)],
    why: common.whyApplication(params.jobTitle),
  }),
});

export const withdrawalConfirmedMail = mailKind('withdrawal_confirmed', {
  onBehalfOf: 'company',
  params: someApplication.omit({ applicationId: true, companyId: true }),
  samples: { plain },
  write: ({ params, words: { withdrawn }, common }) => ({
    subject: withdrawn.subject(params.jobTitle),
    heading: withdrawn.heading,
    hello: params.candidateName,
    blocks: ({ url }) => [paragraph(withdrawn.text(params)), button(withdrawn.otherJobs, url('/jobs'))],
    why: common.whyApplication(params.jobTitle),
  }),
});

const { id: jobId, recruiterName, companyName, jobTitle } = sample;

/** To the recruiter. Without a name under blind review. */
export const newApplicationMail = mailKind('new_application', {
  onBehalfOf: 'team',
  topic: 'new_applications',
  params: z.object({
    recruiterName: name,
    candidateName: name.nullish(),
    companyName: name,
    jobTitle: name,
    jobId: id,
    applicationId: id.optional(),
    /** It came beyond what the company's plan allows. */
    locked: z.boolean().optional(),
  }),
  samples: {
    plain: { params: { ...sampleApplication, recruiterName, jobId } },
    locked: { params: { recruiterName, companyName, jobTitle, jobId, applicationId: sample.id, locked: true } },
    blind: { params: { recruiterName, companyName, jobTitle, jobId, applicationId: sample.id } },
  },
  write: ({ params, words: { arrived }, common }) => ({
    subject: arrived.subject(params.jobTitle),
    heading: arrived.heading,
    hello: params.recruiterName,
    blocks: ({ url }) => [
      paragraph(arrived.text(params.candidateName, params.jobTitle)),
      ...(params.locked ? [paragraph(arrived.locked)] : []),
      button(common.openCandidate, url(candidatePage(params))),
    ],
    why: common.whyRecruiter,
  }),
});
