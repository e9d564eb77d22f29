import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

export type ErrorStateProps = {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
  level?: 1 | 2 | 3 | 4;
  className?: string;
};

/** What failed, what was kept, and the way to try again. */
export function ErrorState({ title, children, onRetry, action, level = 2, className }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col items-center gap-3 rounded-card border border-border bg-surface px-6 py-10 text-center',
        className,
      )}
    >
      <span className="grid size-12 place-items-center rounded-card bg-red-soft text-red">
        <CloudAlert className="size-6" />
      </span>
      <Heading className="text-h4">{title ?? t('errorTitle')}</Heading>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-1 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button icon={<RotateCw className="size-4" />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
