import type { conversationByToken, readByToken, sendByToken } from '@prova/contract/conversations/conversations';
import { useMemo } from 'react';
import { request } from '../../../lib/request.ts';
import { usePolling } from '../../../lib/use-polling.ts';
import { CandidateThread } from './candidate-thread.tsx';
import { useThread } from './use-thread.ts';

const PATH = '/api/v1/applications/status/:token/messages';
/** A link opens no channel: its page asks. */
const POLL_MS = 15_000;

/** The messages about an application, by the link of a mail. */
export function GuestThread({ token, applicationId }: { token: string; applicationId: string }) {
  const thread = useThread(
    useMemo(
      () => ({
        load: (cursor) => request<typeof conversationByToken>('GET', PATH, { params: { token }, query: { cursor } }),
        send: (body, attachments, options) =>
          request<typeof sendByToken>(
            'POST',
            PATH,
            { params: { token }, body: { body }, ...(attachments.length > 0 && { files: { attachments } }) },
            options,
          ),
        read: (upTo) => request<typeof readByToken>('POST', `${PATH}/read`, { params: { token }, body: { upTo } }),
      }),
      [token],
    ),
  );
  usePolling(thread.refetch, POLL_MS);
  return <CandidateThread thread={thread} applicationId={applicationId} />;
}
