import type { Defined } from '@prova/contract/metrics/figures';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../ui/tooltip.tsx';

/** What a number, or several, count, for whoever points at it, comes to it or touches it; of one also what is left out. */
export function Definition({ of }: { of: Defined | readonly Defined[] }) {
  const { t } = useTranslation('reports');
  const words = (each: Defined) => ({
    name: t(`definitions.${each}.name`),
    definition: t(`definitions.${each}.definition`),
  });
  const single = typeof of === 'string';
  const text = single
    ? `${words(of).definition} ${t(`definitions.${of}.leftOut`)}`
    : of.map((each) => t('definition', words(each))).join('\n');
  const label = single ? t('definition', { name: words(of).name, definition: text }) : text;
  return (
    <Tooltip text={text} describes={false} className="relative z-1 -my-1 print:hidden">
      <button
        type="button"
        aria-label={label}
        className="grid size-6 place-items-center rounded-sm text-muted hover:text-text pointer-coarse:size-11 pointer-coarse:-m-2.5"
      >
        <Info className="size-4" />
      </button>
    </Tooltip>
  );
}
