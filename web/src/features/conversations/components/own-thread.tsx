import {
  getOwnConversation,
  listOwnUnread,
  readOwnConversation,
  sendOwnMessage,
} from '@prova/contract/conversations/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/query.ts';
import { CandidateThread } from './candidate-thread.tsx';
import { useLiveThread } from './use-live-thread.ts';

/** The messages about the signed-in talent's own application. */
export function OwnThread({ applicationId }: { applicationId: string }) {
  const client = useQueryClient();
  const thread = useLiveThread(
    applicationId,
    useMemo(() => {
      const params = { id: applicationId };
      return {
        load: (cursor) => call(getOwnConversation, { params, query: { cursor } }),
        send: (body, attachments, options) =>
          call(
            sendOwnMessage,
            { params, body: { body }, ...(attachments.length > 0 && { files: { attachments } }) },
            options,
          ),
        read: async (upTo) => {
          const read = await call(readOwnConversation, { params, body: { upTo } });
          void invalidate(client, [listOwnUnread]);
          return read;
        },
      };
    }, [applicationId, client]),
  );
  return <CandidateThread thread={thread} applicationId={applicationId} />;
}
