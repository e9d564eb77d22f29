import { getCandidate } from '@prova/contract/funnel/candidates';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidate } from '../../../lib/query.ts';
import { useDecisions } from '../use-decisions.tsx';
import { CandidateView } from './candidate-view.tsx';
import { useShownPerson } from './use-shown-person.ts';

const NOWHERE = { place: null, total: 0, previous: undefined, next: undefined };
/** Whoever is decided stays on the screen. */
const stay = () => () => undefined;

/** The page of somebody that a mail, a message or a search led to: among no others. */
export function ByItself() {
  const client = useQueryClient();
  const shown = useShownPerson();
  const onChange = useCallback(() => void invalidate(client, [getCandidate]), [client]);
  const decisions = useDecisions({ jobId: shown.chosen?.jobId ?? '', onChange, goOnFrom: stay });
  return <CandidateView shown={shown} from={null} steps={NOWHERE} decisions={decisions} goOnFrom={stay} />;
}
