import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import type { Keeping } from './answer-keeper.ts';

const LOOKS = {
  saved: [Check, 'text-muted'],
  saving: [LoaderCircle, 'text-muted'],
  waiting: [LoaderCircle, 'text-muted'],
  offline: [CloudOff, 'font-semibold text-amber'],
  elsewhere: [TriangleAlert, 'font-semibold text-amber'],
  ended: [TriangleAlert, 'text-muted'],
  refused: [TriangleAlert, 'font-semibold text-red'],
} as const;

/** Whether what was typed has arrived. Said aloud only where it has not: each save would interrupt whoever listens. */
export function SaveState({ status }: Pick<Keeping, 'status'>) {
  const { t } = useTranslation('taking');
  const [Icon, look] = LOOKS[status];
  const loud = status === 'offline' || status === 'refused';
  return (
    <p role={loud ? 'status' : undefined} className={cx('flex items-center gap-1.5 text-small', look)}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {t(`saving.${status}`)}
    </p>
  );
}
