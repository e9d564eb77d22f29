import type { NotificationType } from '@prova/contract/notifications/notifications';
import {
  AtSign,
  Bell,
  Briefcase,
  CalendarClock,
  ClipboardCheck,
  Eye,
  FileCheck2,
  HandCoins,
  type LucideIcon,
  MessageSquare,
  PartyPopper,
  ScanSearch,
} from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { softTone, type Tone } from '../../../ui/tone.ts';

const LOOKS: Partial<Record<NotificationType, { icon: LucideIcon; tone: Tone }>> = {
  NEW_JOB: { icon: Briefcase, tone: 'blue' },
  PROFILE_VIEW: { icon: Eye, tone: 'violet' },
  TEST_RESULT: { icon: ClipboardCheck, tone: 'green' },
  INTERVIEW_SCHEDULED: { icon: CalendarClock, tone: 'amber' },
  APPLICATION_UPDATE: { icon: FileCheck2, tone: 'blue' },
  JOB_OFFER: { icon: HandCoins, tone: 'green' },
  HIRED: { icon: PartyPopper, tone: 'green' },
  MENTION: { icon: AtSign, tone: 'violet' },
  REVIEW_REQUEST: { icon: ScanSearch, tone: 'amber' },
  MESSAGE: { icon: MessageSquare, tone: 'blue' },
};

/** What kind of news it is; a bell for kinds without a picture of their own. Decorative: the title says it. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const { icon: Icon, tone } = LOOKS[type] ?? { icon: Bell, tone: 'plain' as const };
  return (
    <span data-icon={type} className={cx('grid size-9 shrink-0 place-items-center rounded-card', softTone[tone])}>
      <Icon className="size-4.5" aria-hidden="true" />
    </span>
  );
}
