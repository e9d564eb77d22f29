import { applicationPaths } from '@prova/contract/applications/paths';
import type { Locale } from '@prova/contract/common';
import { id } from '@prova/contract/common';
import type { NotificationType } from '@prova/contract/notifications/notifications';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification, type NotificationWords } from '../../platform/notification.ts';

const name = z.string().max(500);

/** What a candidate is told of their own candidacy. */
export const ownCandidacy = z.object({ applicationId: id, jobTitle: name, companyName: name });
export const ownCandidacyLink = ({ applicationId }: { applicationId: string }) =>
  to(applicationPaths.talentApplications, {}, { application: applicationId });

/** What a company is told of a candidate; null under blind review: the text then names nobody. */
const candidate = z.object({ applicationId: id, jobId: id, jobTitle: name, candidateName: name.nullable() });

interface Told {
  readonly type: NotificationType;
  readonly event: string;
  readonly texts: Readonly<Record<Locale, NotificationWords>>;
}

/** A notification to a candidate. */
export const toCandidate = (told: Told) =>
  defineNotification({ ...told, params: ownCandidacy, link: ownCandidacyLink });

/** A notification to the team of a company. */
export const toTeam = (told: Told) =>
  defineNotification({
    ...told,
    params: candidate,
    link: ({ applicationId }) => to(applicationPaths.candidate, { id: applicationId }),
  });
