import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ProofChip } from '../../../ui/proof-chip.tsx';
import { proofState } from './proof-state.ts';
import type { Proof } from './seen-talent.ts';

/** A proven skill: its result, since when and until when it holds, and what it counts today. */
export function ProofLine({ name, proof, note, action }: ProofLineProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <ProofMark name={name} proof={proof} />
      {note && <span className="text-small text-muted">{note}</span>}
      <ProofSpan proof={proof} className="ml-auto" />
      {action}
    </div>
  );
}

type ProofLineProps = { name: string; proof: Proof; note?: string | undefined; action?: ReactNode };

/** Solid while it holds; what has expired is a word again. */
export function ProofMark({ name, proof }: { name: string; proof: Proof }) {
  const state = proofState(proof, useNow());
  return state === 'over' ? (
    <ProofChip skill={name} state="declared" />
  ) : (
    <ProofChip skill={name} state={state} score={proof.score} />
  );
}

export function ProofSpan({ proof, className }: { proof: Proof; className?: string }) {
  const { t } = useTranslation('talent-view');
  const format = useFormat();
  const over = proofState(proof, useNow()) === 'over';
  const span = { since: format.date(proof.provenAt), until: format.date(proof.validUntil) };
  const { companyName } = proof;
  return (
    <span className={`tabular text-small text-muted ${className ?? ''}`}>
      {t(over ? 'proof.over' : 'proof.span', span)} · {t('proof.today', { points: proof.faded })}
      {companyName && <span className="block wrap-anywhere">{t('proof.interview', { company: companyName })}</span>}
    </span>
  );
}
