import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { LinkButton } from './link-button.tsx';

type Props = {
  page: number;
  totalPages: number;
  className?: string;
} & ({ onPage: (page: number) => void } | { hrefOf: (page: number) => string });

/** @param hrefOf where pages have addresses: they are links then, for who runs no script, too */
export function Pagination({ page, totalPages, className, ...way }: Props) {
  const { t } = useTranslation('ui');
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t('pagination')} className={cx('flex items-center justify-center gap-3', className)}>
      <Step
        {...way}
        to={page - 1}
        label={t('previousPage')}
        icon={<ChevronLeft className="size-4" />}
        ends={page <= 1}
      />
      <span aria-live="polite" className="tabular text-sm">
        {t('pageOf', { page, total: totalPages })}
      </span>
      <Step
        {...way}
        to={page + 1}
        label={t('nextPage')}
        icon={<ChevronRight className="size-4" />}
        ends={page >= totalPages}
      />
    </nav>
  );
}

type StepProps = {
  to: number;
  label: string;
  icon: ReactNode;
  ends: boolean;
  onPage?: (page: number) => void;
  hrefOf?: (page: number) => string;
};

function Step({ to, label, icon, ends, onPage, hrefOf }: StepProps) {
  if (hrefOf && !ends) return <LinkButton href={hrefOf(to)} aria-label={label} icon={icon} />;
  return <Button aria-label={label} icon={icon} disabled={ends} onClick={() => onPage?.(to)} />;
}
