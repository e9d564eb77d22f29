import type { Changes } from '../use-changes.ts';

export type DialogKind = 'reject' | 'hire' | 'offer' | 'test' | 'interview' | 'aiInterview';

export type ApplicationDialogProps = { id: string; name: string; changes: Changes; onClose: () => void };
