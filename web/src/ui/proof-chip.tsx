import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

export type ProofChipProps = { skill: string; className?: string } & (
  | { state: 'proven' | 'expiring'; score: number }
  | { state: 'declared' }
);

/** A skill: solid with check and score when proven, dashed and unchecked when only declared. */
export function ProofChip(props: ProofChipProps) {
  const { t } = useTranslation(['ui', 'parts']);
  const { skill, state, className } = props;
  const shape = 'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-small font-semibold';
  if (state === 'declared') {
    return (
      <span className={cx(shape, 'border border-dashed border-border-strong text-muted', className)}>
        <span aria-hidden="true">{skill}</span>
        <span className="sr-only">{t('parts:proof.declared', { skill })}</span>
      </span>
    );
  }
  const Icon = state === 'expiring' ? Clock : Check;
  return (
    <span
      className={cx(
        shape,
        'tabular border border-transparent',
        state === 'expiring' ? 'bg-amber-soft text-amber' : 'bg-brand-soft text-brand',
        className,
      )}
    >
      <Icon className="size-3.5" strokeWidth={2.5} />
      <span aria-hidden="true">
        {skill} {props.score}
      </span>
      <span className="sr-only">{t(`parts:proof.${state}`, { skill, score: props.score })}</span>
    </span>
  );
}
