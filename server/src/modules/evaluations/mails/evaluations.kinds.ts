import { id } from '@prova/contract/common';
import * as z from 'zod';
import { mailKind, name } from '../../../platform/mail/mail-kind.ts';
import { statusLink } from '../../applications/applications.service.ts';

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
  behalf: 'company',
  params: shared,
  token: {
    ...statusLink<z.output<typeof shared>>(),
    subject: ({ applicationId, hasAccount }) => (hasAccount ? null : applicationId),
  },
});
