import type { OwnConversation } from '@prova/contract/conversations/conversations';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Thread } from './thread.tsx';
import type { Thread as ThreadOf } from './use-thread.ts';

/** The messages on the page of an application, for the person whose it is: nothing before anybody has written. */
export function CandidateThread({
  thread,
  applicationId,
}: {
  thread: ThreadOf<OwnConversation>;
  applicationId: string;
}) {
  const { t } = useTranslation('conversations');
  const { data, loaded, error, refetch } = thread;
  // Whoever asked for help with a test reads what they wrote.
  if (data?.refusal === 'not_begun' && data.messages.length === 0) return null;
  return (
    <QueryView
      query={{ data: data && loaded && { data, loaded }, error, refetch }}
      // Most applications have none, and nothing is to jump for them.
      skeleton={null}
      failure={{ title: t('loadError'), text: t('loadErrorText') }}
    >
      {({ data, loaded }) => (
        <Card as="section" className="flex flex-col gap-3">
          <h2 className="text-h4">{t('title')}</h2>
          <Thread
            thread={thread}
            shown={data}
            loaded={loaded}
            side="candidate"
            draft={`own.${applicationId}`}
            placeholder={t('placeholderCandidate', { name: data.companyName })}
            nameOf={({ from, author }) =>
              from === 'candidate' ? t('you') : `${author?.name || t('team')} · ${data.companyName}`
            }
          />
        </Card>
      )}
    </QueryView>
  );
}
