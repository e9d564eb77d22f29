import { useParams } from '../../lib/lean-router.tsx';
import { Invitation } from './taking/invitation.tsx';
import { TestOfLink } from './taking/test-of-link.tsx';

/** What a candidate finds at the link of a mail: all tests that are asked, or one of them. */
export function TakingPage() {
  const { id } = useParams();
  return id === undefined ? <Invitation /> : <TestOfLink />;
}
