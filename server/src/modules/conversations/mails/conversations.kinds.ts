import { id } from '@prova/contract/common';
import * as z from 'zod';
import { mailKind, name } from '../../../platform/mail/mail-kind.ts';
import { statusLink } from '../../applications/applications.service.ts';

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
  behalf: 'company',
  params: forCandidate,
  token: {
    ...statusLink<z.output<typeof forCandidate>>(),
    subject: ({ applicationId, hasAccount }) => (hasAccount ? null : applicationId),
  },
});

/** To the team. Without a name under blind review. */
export const messagesForTeamMail = mailKind('team_messages', {
  topic: 'messages',
  behalf: 'team',
  params: z.object({
    recruiterName: name,
    candidateName: name.nullish(),
    companyName: name,
    jobTitle: name,
    applicationId: id,
    ...counted,
    note: z.string(),
  }),
});
