import { Clock, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { cx } from '../../../../ui/cx.ts';
import { FieldError } from '../../../../ui/field.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { softTone } from '../../../../ui/tone.ts';
import type { StageDraft } from '../step-data.ts';
import { isFree, stageLook, useStageWords } from './stage-words.ts';

type Props = {
  stage: StageDraft;
  open: boolean;
  error: string | undefined;
  onOpen: () => void;
  onRemove: () => void;
};

/** One stage of the list. Its name opens the details; the dots hold what can be done with it. */
export function StageRow({ stage, open, error, onOpen, onRemove }: Props) {
  const { t } = useTranslation('wizard');
  const words = useStageWords();
  const { icon: Icon, tone } = stageLook[stage.type];
  const free = isFree(stage);
  const name = stage.name.trim() || t(`pipeline.types.${stage.type}`);
  const errorId = `stage-error-${stage.key}`;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
        <span
          className={cx(
            'grid size-8 shrink-0 place-items-center rounded-sm',
            open ? 'bg-surface text-brand' : softTone[tone],
          )}
        >
          <Icon className="size-4" />
        </span>
        <div className="min-w-0 flex-1">
          <button
            type="button"
            data-stage={stage.key}
            aria-expanded={open}
            aria-describedby={error ? errorId : undefined}
            onClick={onOpen}
            className="max-w-full rounded-sm text-left font-semibold wrap-break-word hover:text-brand hover:underline"
          >
            {name}
          </button>
          <p className={cx('text-small wrap-break-word', open ? 'text-text' : 'text-muted')}>{words.line(stage)}</p>
        </div>
        <div className="flex shrink-0 items-center gap-2 max-sm:w-full max-sm:pl-11">
          {free && (
            <Badge className={open ? 'bg-surface' : undefined}>
              {t(stage.required ? 'pipeline.required' : 'pipeline.optional')}
            </Badge>
          )}
          {stage.minutes ? (
            <span className={cx('tabular inline-flex items-center gap-1 text-sm', open ? 'text-text' : 'text-muted')}>
              <Clock className="size-3.5" />
              {words.minutes(stage.minutes)}
            </span>
          ) : null}
          {free && (
            <Menu
              size="sm"
              label={t('pipeline.menu', { name })}
              iconOnly
              className="max-sm:ml-auto"
              groups={[
                {
                  id: 'stage',
                  items: [
                    { id: 'edit', label: t('edit', { ns: 'ui' }), icon: <Pencil />, onAction: onOpen },
                    { id: 'remove', label: t('pipeline.remove'), icon: <Trash2 />, danger: true, onAction: onRemove },
                  ],
                },
              ]}
            />
          )}
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
