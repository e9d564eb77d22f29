import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

export function Pagination({
  page,
  totalPages,
  onPage,
  className,
}: {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  className?: string;
}) {
  const { t } = useTranslation('ui');
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t('pagination')} className={cx('flex items-center justify-center gap-3', className)}>
      <Button
        aria-label={t('previousPage')}
        icon={<ChevronLeft className="size-4" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite" className="tabular text-sm">
        {t('pageOf', { page, total: totalPages })}
      </span>
      <Button
        aria-label={t('nextPage')}
        icon={<ChevronRight className="size-4" />}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
