import { getConversation, readConversation, sendMessage } from '@prova/contract/conversations/conversations';
import { MessageSquare } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { isDraftKept } from './compose-message.tsx';
import { MessageTemplates } from './message-templates.tsx';
import { Thread } from './thread.tsx';
import { useLiveThread } from './use-live-thread.ts';

/** What the team and the candidate of an application write to each other, for the team. */
export function TeamThread({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('conversations');
  const headingId = useId();
  const draft = `team.${applicationId}`;
  const thread = useLiveThread(
    applicationId,
    useMemo(() => {
      const params = { id: applicationId };
      return {
        load: (cursor) => call(getConversation, { params, query: { cursor } }),
        send: (body, attachments, options) =>
          call(
            sendMessage,
            { params, body: { body }, ...(attachments.length > 0 && { files: { attachments } }) },
            options,
          ),
        read: (upTo) => call(readConversation, { params, body: { upTo } }),
      };
    }, [applicationId]),
  );
  const { data, loaded, error, refetch } = thread;
  const begun = loaded !== undefined && loaded.messages.length > 0;
  // Whoever is never written to needs no field for it.
  const [opened, setOpened] = useState(() => isDraftKept(draft));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="text-h5">
        {t('title')}
      </h3>
      <QueryView
        query={{ data: data && loaded && { data, loaded }, error, refetch }}
        skeleton={<ThreadSkeleton />}
        failure={{ level: 4, title: t('loadError'), text: t('loadErrorText') }}
      >
        {({ data, loaded }) => {
          if (!begun && !opened && data.can.write)
            return (
              <Button
                size="sm"
                icon={<MessageSquare className="size-4" />}
                className="self-start"
                onClick={() => setOpened(true)}
              >
                {t('begin')}
              </Button>
            );
          const candidate = data.candidateName || t('candidate');
          return (
            <Thread
              thread={thread}
              shown={data}
              loaded={loaded}
              side="team"
              draft={draft}
              focused={opened && !begun}
              tools={(insert) => (
                <MessageTemplates values={data.values} mayChange={data.can.changeTemplates} onChoose={insert} />
              )}
              placeholder={
                data.values.candidateName
                  ? t('placeholderTeam', { name: data.values.candidateName })
                  : t('placeholderBlind')
              }
              namePlace={data.candidateName === null ? <Badge tone="blue">{t('namePlace')}</Badge> : undefined}
              nameOf={({ from, author }) => (from === 'candidate' ? candidate : author?.name || t('team'))}
            />
          );
        }}
      </QueryView>
    </section>
  );
}

function ThreadSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-14 w-3/4 rounded-card" />
      <Skeleton className="h-20 w-full rounded-control" />
    </SkeletonGroup>
  );
}
