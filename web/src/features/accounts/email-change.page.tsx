import { useSearchParams } from 'react-router';
import { ConfirmEmailChange } from './email-change/confirm-email-change.tsx';
import { UndoEmailChange } from './email-change/undo-email-change.tsx';

/** Where the mails of a change of address lead: the new one proves itself, the former one objects. */
export function EmailChangePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return search.get('step') === 'undo' ? <UndoEmailChange token={token} /> : <ConfirmEmailChange token={token} />;
}
