import type { TopicPreference } from '@prova/contract/notifications/preferences';
import { CHANNELS, type Channel, type DigestFrequency } from '@prova/contract/notifications/topics';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/switch.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';

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
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0 sm:max-w-sm">
        <h3 className="text-body font-semibold">{name}</h3>
        <p className="mt-0.5 text-sm text-muted">{unbroken(t(`hints.${topic}`))}</p>
        {digest && email.on && frequency !== 'now' && (
          <p className="mt-0.5 text-sm text-muted">{t(`inDigest.${frequency}`)}</p>
        )}
      </div>
      <div className="flex shrink-0 flex-col gap-x-4 gap-y-1 sm:w-44 sm:gap-y-2">
        {CHANNELS.map((channel) => {
          const { on, fixed } = preference[channel];
          const label = t(`channels.${channel}`);
          if (fixed && !on) return null;
          if (fixed)
            return (
              <p key={channel} className="flex items-center gap-2.5 text-body text-muted pointer-coarse:min-h-11">
                <Lock className="mx-2 size-4 shrink-0" aria-hidden="true" />
                {label}: {t('always')}
              </p>
            );
          const needsBell = channel === 'browser' && !inApp.on;
          return (
            <Switch
              key={channel}
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
      </div>
    </li>
  );
}
