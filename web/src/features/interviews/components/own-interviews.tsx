import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ComesAlong } from '../../../lib/comes-along.tsx';
import { loadCode } from '../../../lib/load-code.ts';
import { useNow } from '../../../lib/use-now.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { ownInterviewsQuery } from '../own-interviews.queries.ts';
import { isOn, stateOf } from './interview-state.ts';

/** Most talents have none: it comes to those who have. */
const OwnInterviewList = lazy(async () => ({
  default: (await loadCode(() => import('./own-interview-list.tsx'))).OwnInterviewList,
}));

/** The talent's interviews that are still to come, the next first; nothing where there are none. */
export function OwnInterviews() {
  const { t } = useTranslation('talents');
  const interviews = useQuery(ownInterviewsQuery);
  const now = useNow();
  const coming = interviews.data?.data.filter((interview) => isOn(stateOf(interview, now))) ?? [];
  return (
    <ComesAlong isThere={coming.length > 0}>
      <QueryView
        query={interviews}
        // Tried again: most talents have none, and nothing is to jump for them.
        skeleton={null}
        failure={{ title: t('home.interviewsError'), text: t('home.loadErrorText') }}
        isEmpty={() => coming.length === 0}
      >
        {() => <OwnInterviewList interviews={coming} />}
      </QueryView>
    </ComesAlong>
  );
}
