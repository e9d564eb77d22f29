import { applicationPaths } from '@prova/contract/applications/paths';
import { id } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample, sampleApplication } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { statusLink } from '../../applications/applications.service.ts';
import { enUS } from '../conversations.words.en-US.ts';
import { ptBR } from '../conversations.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const counted = { count: z.number().int(), files: z.number().int() };

const forCandidate = z.object({
  applicationId: id,
  companyId: id,
  candidateName: name,
  companyName: name,
  jobTitle: name,
  /** They sign in and find it there; a guest gets a link. */
  hasAccount: z.boolean(),
  ...counted,
  message: z.string().nullish(),
});

export const messagesForCandidateMail = mailKind('candidate_messages', {
  topic: 'messages',
  onBehalfOf: 'company',
  params: forCandidate,
  token: {
    ...statusLink<z.output<typeof forCandidate>>(),
    subject: ({ applicationId, hasAccount }) => (hasAccount ? null : applicationId),
  },
  samples: {
    'to a guest': {
      params: {
        ...sampleApplication,
        hasAccount: false,
        count: 2,
        files: 1,
        message: 'Você pode conversar na quinta?',
      },
    },
    'to an account': { params: { ...sampleApplication, hasAccount: true, count: 1, files: 2 } },
  },
  write: ({ params, words: { forCandidate, files }, common }) => ({
    subject: forCandidate.subject(params.companyName, params.jobTitle),
    heading: forCandidate.heading,
    hello: params.candidateName,
    blocks: ({ link, url }) => [
      paragraph(forCandidate.text(params)),
      ...(params.message ? [quote(params.message)] : []),
      ...(params.files === 0 ? [] : [paragraph(files(params.files))]),
      button(
        forCandidate.read,
        link ?? url(to(applicationPaths.talentApplication, { id: params.applicationId }) as `/${string}`),
      ),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

const { id: applicationId, recruiterName, companyName, jobTitle } = sample;
const answer = { recruiterName, companyName, jobTitle, applicationId, note: 'Posso na quinta às 15h.' };

/** To the team. Without a name under blind review. */
export const messagesForTeamMail = mailKind('team_messages', {
  topic: 'messages',
  onBehalfOf: 'team',
  params: z.object({
    recruiterName: name,
    candidateName: name.nullish(),
    companyName: name,
    jobTitle: name,
    applicationId: id,
    ...counted,
    note: z.string(),
  }),
  samples: {
    plain: { params: { ...answer, candidateName: sample.name, count: 1, files: 0 } },
    blind: { params: { ...answer, count: 3, files: 2 } },
  },
  write: ({ params, words: { forTeam, files }, common }) => ({
    subject: forTeam.subject(params.candidateName, params.jobTitle),
    heading: forTeam.heading,
    hello: params.recruiterName,
    blocks: ({ url }) => [
      paragraph(forTeam.text(params)),
      quote(params.note),
      ...(params.files === 0 ? [] : [paragraph(files(params.files))]),
      button(forTeam.open, url(to(applicationPaths.candidate, { id: params.applicationId }) as `/${string}`)),
    ],
    why: common.whyRecruiter,
  }),
});
