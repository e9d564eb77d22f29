import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import type { Plan } from './plan.ts';

type Props = { plan: Plan; phrase: 'cannotAdvance' | 'cannotReject' | 'cannotInvite' };

/** To how many it is not done, and why: known before anything is sent. */
export function RefusedLines({ plan: { refused }, phrase }: Props) {
  const { t } = useTranslation('selection');
  const texts = useRefusalTexts();
  return [...refused].map(([reason, count]) => (
    <p key={reason} className="flex items-start gap-1.5">
      <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {t(phrase, { count, reason: texts[reason] ?? '' })}
    </p>
  ));
}
