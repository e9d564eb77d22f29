import type { CandidateStatus } from '@prova/contract/applications/application-status';
import { Ban, Check, CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';

const TONES: Record<CandidateStatus, Tone> = {
  new: 'plain',
  review: 'plain',
  open_to_test: 'plain',
  open_to_interview: 'plain',
  interview_scheduled: 'blue',
  doing_interview: 'blue',
  interview_done: 'green',
  interview_declined: 'red',
  interview_cancelled: 'amber',
  ai_interview_scheduled: 'blue',
  ai_interview_in_progress: 'blue',
  ai_interview_completed: 'green',
  ai_interview_failed: 'red',
  ai_interview_cancelled: 'amber',
  test_sent: 'blue',
  test_done: 'green',
  test_declined: 'red',
  offer_sent: 'blue',
  offer_approved: 'green',
  offer_declined: 'red',
  offer_expired: 'amber',
  hired: 'green',
  rejected: 'red',
  put_on_hold: 'amber',
  not_a_fit: 'red',
  not_qualified: 'red',
  over_qualified: 'red',
};

type Props = { application: { status: CandidateStatus; withdrawn: boolean; closed: boolean } };

/** Where an application stands, in a word. */
export function ApplicationChip({ application: { status, withdrawn, closed } }: Props) {
  const { t } = useTranslation('funnel');
  if (withdrawn) return <Badge icon={<CircleSlash />}>{t('withdrawn')}</Badge>;
  if (closed && status !== 'hired') return <Badge icon={<Ban />}>{t('closed')}</Badge>;
  const tone = TONES[status];
  return (
    <Badge tone={tone} {...(tone === 'green' && { icon: <Check /> })}>
      {t(`status.${status}`)}
    </Badge>
  );
}
