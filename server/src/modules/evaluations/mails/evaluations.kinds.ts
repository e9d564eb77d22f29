import { applicationPaths } from '@prova/contract/applications/paths';
import { id } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sampleApplication } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { statusLink } from '../../applications/applications.service.ts';
import { enUS } from '../evaluations.words.en-US.ts';
import { ptBR } from '../evaluations.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const shared = z.object({
  applicationId: id,
  companyId: id,
  candidateName: name,
  companyName: name,
  jobTitle: name,
  /** They sign in and find it there; a guest gets a link. */
  hasAccount: z.boolean(),
});

/** To the candidate: that there is feedback, and where. */
export const feedbackSharedMail = mailKind('feedback_shared', {
  topic: 'application_updates',
  onBehalfOf: 'company',
  params: shared,
  token: {
    ...statusLink<z.output<typeof shared>>(),
    subject: ({ applicationId, hasAccount }) => (hasAccount ? null : applicationId),
  },
  samples: {
    'to a guest': { params: { ...sampleApplication, hasAccount: false } },
    'to an account': { params: { ...sampleApplication, hasAccount: true } },
  },
  write: ({ params, words: { feedback }, common }) => ({
    subject: feedback.subject(params),
    heading: feedback.heading,
    hello: params.candidateName,
    blocks: ({ link, url }) => [
      paragraph(feedback.text(params)),
      button(
        feedback.read,
        link ?? url(to(applicationPaths.talentApplication, { id: params.applicationId }) as `/${string}`),
      ),
    ],
    why: common.whyProcess(params.companyName),
  }),
});
