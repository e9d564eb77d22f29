import type { Role } from '../common.ts';
import type { NotificationType } from './notifications.ts';

/** What people can choose to be told about. Stored, and stays as it is once rows have it. */
export const NOTIFICATION_TOPICS = [
  'application_updates',
  'offers',
  'job_matches',
  'profile_views',
  'new_applications',
  'offer_answers',
  'shared_jobs',
  'messages',
  'tests',
  'interviews',
  'interview_reminders',
  'mentions',
  'reviews',
  'privacy',
  'account',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Ways by which somebody is told. */
export const CHANNELS = ['inApp', 'email', 'browser'] as const;
export type Channel = (typeof CHANNELS)[number];

/** When mails that can wait are sent: each by itself, or together. */
export const DIGEST_FREQUENCIES = ['now', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** A channel of a topic as it is before anybody chose: on or off, or not theirs to choose. */
export type ChannelRule = 'on' | 'off' | 'always' | 'never';

export interface TopicRule extends Readonly<Record<Channel, ChannelRule>> {
  /** Whose: nobody is asked about what nothing tells them. */
  readonly roles: readonly Role[];
  /** Its mails can wait for a digest. */
  readonly digest: boolean;
  /** It has no mails of its own: what the bell says is mailed. */
  readonly mailsEntries?: true;
  /** It comes as mail alone, so that no entry of a bell belongs to it. */
  readonly mailOnly?: true;
}

const news = { inApp: 'on', email: 'on', browser: 'on', digest: false } as const;

/** What the law, security or a deadline asks for is always sent; everything else is the reader's choice. */
export const TOPIC_RULES: Readonly<Record<NotificationTopic, TopicRule>> = {
  application_updates: { ...news, digest: true, roles: ['POTENTIAL'] },
  // An offer ends on a day, whoever reads the bell or not.
  offers: { ...news, email: 'always', roles: ['POTENTIAL'] },
  // Only who keeps a search gets its jobs, as often as they said there.
  job_matches: { ...news, roles: ['POTENTIAL'] },
  profile_views: { ...news, email: 'off', digest: true, mailsEntries: true, roles: ['POTENTIAL'] },
  new_applications: { ...news, digest: true, roles: ['RECRUITER'] },
  offer_answers: { ...news, roles: ['RECRUITER'] },
  shared_jobs: { ...news, roles: ['RECRUITER'] },
  messages: { ...news, roles: ['POTENTIAL', 'RECRUITER'] },
  tests: { ...news, roles: ['POTENTIAL', 'RECRUITER', 'EXPERT'] },
  interviews: { ...news, email: 'always', roles: ['POTENTIAL', 'RECRUITER', 'EXPERT'] },
  // Invitations, changes and cancellations always go; what repeats them is a choice.
  interview_reminders: {
    ...news,
    inApp: 'never',
    browser: 'never',
    mailOnly: true,
    roles: ['POTENTIAL', 'RECRUITER', 'EXPERT'],
  },
  mentions: { ...news, roles: ['RECRUITER', 'EXPERT'] },
  reviews: { ...news, roles: ['RECRUITER', 'EXPERT'] },
  privacy: { ...news, inApp: 'always', email: 'always', roles: ['POTENTIAL', 'RECRUITER', 'EXPERT'] },
  account: {
    inApp: 'never',
    email: 'always',
    browser: 'never',
    digest: false,
    mailOnly: true,
    roles: ['POTENTIAL', 'RECRUITER', 'EXPERT'],
  },
};

/** The topic of a type, for those that have but one. */
export const TOPIC_OF_TYPE: Readonly<Record<NotificationType, NotificationTopic>> = {
  NEW_JOB: 'job_matches',
  PROFILE_VIEW: 'profile_views',
  TEST_RESULT: 'tests',
  INTERVIEW_SCHEDULED: 'interviews',
  APPLICATION_UPDATE: 'application_updates',
  JOB_OFFER: 'offers',
  HIRED: 'offers',
  MENTION: 'mentions',
  REVIEW_REQUEST: 'reviews',
  MESSAGE: 'messages',
};
