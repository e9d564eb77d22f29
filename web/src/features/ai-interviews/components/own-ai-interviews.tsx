import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ComesAlong } from '../../../lib/comes-along.tsx';
import { loadCode } from '../../../lib/load-code.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { type OwnAiInterview, ownAiInterviewsQuery } from '../own-ai-interviews.queries.ts';

/** Most talents have none: it comes to those who have. */
const OwnAiInterviewList = lazy(async () => ({
  default: (await loadCode(() => import('./own-ai-interview-list.tsx'))).OwnAiInterviewList,
}));

const isOpen = ({ status, can }: OwnAiInterview) => can.begin || status === 'in_progress';

/** The talent's AI interviews that wait for them, or all of one application; nothing where there are none. */
export function OwnAiInterviews({ applicationId }: { applicationId?: string }) {
  const { t } = useTranslation('talents');
  const interviews = useQuery(ownAiInterviewsQuery);
  const shown =
    interviews.data?.data.filter((each) => (applicationId ? each.applicationId === applicationId : isOpen(each))) ?? [];
  return (
    <ComesAlong isThere={shown.length > 0}>
      <QueryView
        query={interviews}
        // Tried again: most talents have none, and nothing is to jump for them.
        skeleton={null}
        failure={{ title: t('home.interviewsError'), text: t('home.loadErrorText') }}
        isEmpty={() => shown.length === 0}
      >
        {() => <OwnAiInterviewList interviews={shown} />}
      </QueryView>
    </ComesAlong>
  );
}
