import type { TopicPreference } from '@prova/contract/notifications/preferences';
import { CHANNELS, type Channel, type DigestFrequency } from '@prova/contract/notifications/topics';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/switch.tsx';

type Props = {
  preference: TopicPreference;
  frequency: DigestFrequency;
  onChange: (channel: Channel, on: boolean) => void;
};

/** A topic, what belongs to it, and a switch for each way; what is always sent says so, and the hint says why. */
export function TopicRow({ preference, frequency, onChange }: Props) {
  const { t } = useTranslation('notification-preferences');
  const { topic, digest, email, inApp } = preference;
  const name = t(`topics.${topic}`);
  return (
    <li className="grid gap-x-4 gap-y-1 p-4 sm:grid-cols-[minmax(0,1fr)_repeat(3,8.75rem)]">
      <div className="min-w-0 max-sm:mb-2">
        <h3 className="text-body font-semibold">{name}</h3>
        <p className="mt-0.5 text-sm text-muted">{t(`hints.${topic}`)}</p>
        {digest && email.on && frequency !== 'now' && (
          <p className="mt-0.5 text-sm text-muted">{t(`inDigest.${frequency}`)}</p>
        )}
      </div>
      {CHANNELS.map((channel) => {
        const { on, fixed } = preference[channel];
        const label = t(`channels.${channel}`);
        if (fixed && !on) return <span key={channel} className="max-sm:hidden" />;
        if (fixed)
          return (
            <p key={channel} className="flex items-center gap-2 self-start text-sm text-muted pointer-coarse:min-h-11">
              <Lock className="size-4 shrink-0 max-sm:mx-2" aria-hidden="true" />
              {label}: {t('always')}
            </p>
          );
        const needsBell = channel === 'browser' && !inApp.on;
        return (
          <Switch
            key={channel}
            className="self-start"
            label={
              <>
                {label} <span className="sr-only">{name}</span>
              </>
            }
            checked={on && !needsBell}
            disabled={needsBell}
            {...(needsBell && { hint: t('needsBell') })}
            onChange={(next) => onChange(channel, next)}
          />
        );
      })}
    </li>
  );
}
