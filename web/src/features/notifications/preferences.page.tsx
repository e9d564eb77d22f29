import type { NotificationPreferences } from '@prova/contract/notifications/preferences';
import { getNotificationPreferences } from '@prova/contract/notifications/preferences';
import { DIGEST_FREQUENCIES } from '@prova/contract/notifications/topics';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { useUser } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { LIST_PAGES } from './notification-addresses.ts';
import { BrowserState } from './preferences/browser-state.tsx';
import { TopicRow } from './preferences/topic-row.tsx';
import { useBrowserPermission } from './preferences/use-browser-permission.ts';
import { useChoosing } from './preferences/use-choosing.ts';

/** Of what somebody is told, by which ways, and whether mails come one by one. */
export function NotificationPreferencesPage() {
  const { t } = useTranslation(['notification-preferences', 'notification-list']);
  usePageTitle(t('title'));
  const { role } = useUser();
  const query = useQuery(queryOf(getNotificationPreferences));
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader
        title={t('title')}
        facts={t('intro')}
        crumbs={[
          { label: t('notification-list:title'), href: LIST_PAGES[role] },
          { label: t('notification-list:preferences') },
        ]}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonCards className="flex flex-col gap-6" cards={[{ lines: 8 }, { lines: 4 }]} />}
        failure={{ title: t('loadError') }}
      >
        {(preferences) => <Preferences preferences={preferences} />}
      </QueryView>
    </div>
  );
}

function Preferences({ preferences: { topics, frequency } }: { preferences: NotificationPreferences }) {
  const { t } = useTranslation('notification-preferences');
  const { permission, ask } = useBrowserPermission();
  const { chooseWay, chooseFrequency } = useChoosing();
  const waits = topics.some(({ digest }) => digest);
  return (
    <>
      <section aria-labelledby="topics" className="flex flex-col gap-3">
        <h2 id="topics" className="text-h4">
          {t('topicsTitle')}
        </h2>
        <Card padded={false}>
          <ul className="divide-y divide-border">
            {topics.map((preference) => (
              <TopicRow
                key={preference.topic}
                preference={preference}
                frequency={frequency}
                onChange={(channel, on) => {
                  if (channel === 'browser' && on) ask();
                  chooseWay(preference.topic, channel, on);
                }}
              />
            ))}
          </ul>
        </Card>
      </section>
      {waits && (
        <RadioGroup
          label={t('frequency.title')}
          hint={t('frequency.hint')}
          value={frequency}
          onChange={chooseFrequency}
          options={DIGEST_FREQUENCIES.map((value) => ({
            value,
            label: t(`frequency.${value}`),
            hint: t(`frequency.${value}Hint`),
          }))}
        />
      )}
      <BrowserState permission={permission} onAsk={ask} />
    </>
  );
}
