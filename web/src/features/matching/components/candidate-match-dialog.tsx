import { applicationMatch } from '@prova/contract/applications/application-match';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { ExplainedDialog } from './explained-dialog.tsx';

type Props = {
  application: { id: string; jobTitle: string };
  name: string;
  /** As the list has it, until the explanation has come. */
  score: number;
  onClose: () => void;
};

/** What the match of somebody in a list stands on, as it is now. */
export function CandidateMatchDialog({ application: { id, jobTitle }, name, score, onClose }: Props) {
  const { t } = useTranslation('matching');
  const found = useQuery({ ...queryOf(applicationMatch, { params: { id } }), staleTime: 0 });
  return (
    <ExplainedDialog
      score={found.data ? found.data.score : score}
      description={t('team.about', { name, title: jobTitle })}
      query={found}
      {...(found.data && { team: found.data })}
      onClose={onClose}
    />
  );
}
