import { jobPaths } from '@prova/contract/jobs/paths';
import { homeOf } from '@prova/contract/pages';
import type { ReactNode } from 'react';
import { isApiError } from '../lib/api-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

type Words = {
  /** Titles: the link has run out, what it led to is gone, or it was never one. */
  expired: string;
  missing: string;
  invalid: string;
  text: string;
  /** Of a link that has run out: opening it again does not help. */
  expiredText: string;
  /** The two ways on: to one's own applications, and to what is open. */
  own: string;
  jobs: string;
};

/**
 * In the place of a page whose link from a mail leads nowhere; null where something else has failed.
 * @param missing how the server says that what it led to is gone
 */
export function lostLink(error: unknown, missing: 'INTERVIEW_NOT_FOUND' | 'OFFER_NOT_FOUND', words: Words): ReactNode {
  if (!isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED', missing, 'NOT_FOUND')) return null;
  const others = error.code === missing ? words.missing : words.invalid;
  const expired = error.code === 'TOKEN_EXPIRED';
  return (
    <EmptyState
      level={1}
      title={expired ? words.expired : others}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton href={homeOf('POTENTIAL')} variant="primary">
            {words.own}
          </LinkButton>
          <LinkButton href={jobPaths.publicJobs}>{words.jobs}</LinkButton>
        </span>
      }
    >
      {expired ? words.expiredText : words.text}
    </EmptyState>
  );
}
