import { saveJob, unsaveJob } from '@prova/contract/jobs/talent-jobs';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedBySaving } from '../matching.queries.ts';

type Job = { id: string; title: string };

/**
 * Keeps a job and gives it up, each with the way back.
 * @param options.comesBack false for what cannot be kept again
 */
export function useSaving({ id, title }: Job, { comesBack = true }: { comesBack?: boolean } = {}) {
  const { t } = useTranslation(['talent-jobs', 'ui']);
  const params = { params: { id } };
  const undo = (onAction: () => void) => ({ action: { label: t('ui:undo'), onAction } });
  const save = useCall(saveJob, {
    invalidates: changedBySaving,
    onSuccess: () =>
      toast.success(
        t('save.saved', { title }),
        undo(() => unsave.mutate(params)),
      ),
  });
  const unsave = useCall(unsaveJob, {
    invalidates: changedBySaving,
    onSuccess: () => toast.info(t('save.removed', { title }), comesBack ? undo(() => save.mutate(params)) : {}),
  });
  return {
    save: () => save.mutate(params),
    unsave: () => unsave.mutate(params),
    /** What was asked for, while it is under way. */
    wanted: save.isPending ? true : unsave.isPending ? false : undefined,
  };
}

/** @param saved undefined while it is not known: the button keeps its place */
export function SaveButton({ job, saved, className }: { job: Job; saved: boolean | undefined; className?: string }) {
  const { t } = useTranslation('talent-jobs');
  const { save, unsave, wanted } = useSaving(job);
  const shown = wanted ?? saved ?? false;
  return (
    <IconButton
      label={t('save.label', { title: job.title })}
      pressed={shown}
      disabled={saved === undefined}
      tooltip={false}
      icon={<Bookmark className={cx(shown && 'fill-current')} />}
      onClick={wanted === undefined ? (shown ? unsave : save) : undefined}
      className={cx('relative z-1', className)}
    />
  );
}
