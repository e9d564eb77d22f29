import type { Changes } from '../use-changes.ts';

export type DialogKind = 'reject' | 'hire' | 'offer';

export type CandidacyDialogProps = { id: string; name: string; changes: Changes; onClose: () => void };
