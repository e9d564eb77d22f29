import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FREE_TYPES, type FreeType, stageLook } from './stage-words.ts';

/** The row between the last free stage and the offer: what can be put there. */
export function AddStage({ onAdd, full }: { onAdd: (type: FreeType) => void; full: string | undefined }) {
  const { t } = useTranslation('wizard');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-dashed border-border-strong py-2 pr-2 pl-4">
      <p id="add-stage" className="inline-flex items-center gap-2 font-semibold">
        <Plus className="size-4" />
        {t('pipeline.add')}
      </p>
      {full ? (
        <p className="text-sm text-muted">{full}</p>
      ) : (
        <ul aria-labelledby="add-stage" className="flex flex-wrap gap-x-1">
          {FREE_TYPES.map((type) => {
            const Icon = stageLook[type].icon;
            return (
              <li key={type}>
                <button
                  type="button"
                  aria-label={t('pipeline.addOf', { type: t(`pipeline.types.${type}`) })}
                  onClick={() => onAdd(type)}
                  className="inline-flex min-h-control items-center gap-1.5 rounded-sm px-2 text-sm font-medium text-muted hover:bg-sunken hover:text-text"
                >
                  <Icon className="size-4" />
                  {t(`pipeline.types.${type}`)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
