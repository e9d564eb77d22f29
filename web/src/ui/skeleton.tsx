import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

/** A grey shape in the place of what is coming; its size is given by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('shimmer block h-4 rounded-sm', className)} />;
}

/** Wraps the skeletons of one place, so that "loading" is said once. They keep their place from the start, and are seen late. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-busy="true" className={cx('animate-late', className)}>
      <span className="sr-only">{t('loading')}</span>
      {children}
    </div>
  );
}
