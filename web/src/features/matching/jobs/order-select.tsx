import { JOB_ORDERS } from '@prova/contract/matching/matching';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';
import type { TalentSearch } from './use-talent-search.ts';

/** In which order jobs stand. Without words that they could suit better or worse, the newest come first. */
export function OrderSelect({
  asked,
  onChange,
}: {
  asked: TalentSearch;
  onChange: (order: TalentSearch['order']) => void;
}) {
  const { t } = useTranslation('talent-jobs');
  const hasWords = asked.search.trim() !== '';
  const options = JOB_ORDERS.filter((order) => hasWords || order !== 'recent').map((value) => ({
    value,
    label: t(`order.${value === 'best' && !hasWords ? 'recent' : value}`),
  }));
  return (
    <Select
      label={t('order.label')}
      hideLabel
      value={!hasWords && asked.order === 'recent' ? 'best' : asked.order}
      onChange={({ target }) => onChange(JOB_ORDERS.find((order) => order === target.value) ?? 'best')}
      options={options}
    />
  );
}
