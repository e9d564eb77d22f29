import { applicationPaths } from '@prova/contract/applications/paths';
import type { Locale } from '@prova/contract/common';
import { id } from '@prova/contract/common';
import type { NotificationType } from '@prova/contract/notifications/notifications';
import type { NotificationTopic } from '@prova/contract/notifications/topics';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification, type NotificationWords } from '../../platform/notification.ts';

const name = z.string().max(500);

/** A notification to a candidate about their own application. */
export const ownApplication = z.object({ applicationId: id, jobTitle: name, companyName: name });
export const ownApplicationLink = ({ applicationId }: { applicationId: string }) =>
  to(applicationPaths.talentApplication, { id: applicationId });

/** A notification to a company about a candidate; null under blind review: the text then names nobody. */
const candidate = z.object({ applicationId: id, jobId: id, jobTitle: name, candidateName: name.nullable() });

interface ApplicationNotification {
  readonly type: NotificationType;
  readonly event: string;
  readonly topic?: NotificationTopic;
  readonly texts: Readonly<Record<Locale, NotificationWords>>;
}

interface TeamNotification extends ApplicationNotification {
  /** How several of one job are told as one, with `{count}`. */
  readonly together?: ApplicationNotification['texts'];
}

/** A notification to a candidate. */
export const toCandidate = (notification: ApplicationNotification) =>
  defineNotification({ ...notification, params: ownApplication, link: ownApplicationLink });

/** A notification to the team of a company. */
export const toTeam = ({ together, ...notification }: TeamNotification) =>
  defineNotification({
    ...notification,
    params: candidate,
    ...(together && { together: { of: ({ jobId }: z.output<typeof candidate>) => jobId, texts: together } }),
    link: ({ applicationId }: z.output<typeof candidate>) => to(applicationPaths.candidate, { id: applicationId }),
  });
