import type { JobSummary } from '@prova/contract/jobs/job-list';
import { CloseJobDialog } from '../components/close-job-dialog.tsx';
import { ReopenJobDialog } from '../components/reopen-job-dialog.tsx';
import { RemoveJobDialog } from './remove-job-dialog.tsx';

const DIALOGS = { close: CloseJobDialog, reopen: ReopenJobDialog, remove: RemoveJobDialog };
export type JobDialogKind = keyof typeof DIALOGS;

/** What is asked before a job is closed, reopened or deleted. With its forms, which the list does without. */
export function JobDialog({ kind, ...props }: { kind: JobDialogKind; job: JobSummary; onClose: () => void }) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...props} />;
}
