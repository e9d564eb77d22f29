import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '@prova/contract/assessments/test-fields';
import { LOCALES } from '@prova/contract/common';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';

type Name = 'category' | 'level' | 'locale';
type Props = { field: (name: Name) => UseFormRegisterReturn & { error: string | undefined } };

/** What it is about, for whom, and in which language it is written. */
export function ItemChoices({ field }: Props) {
  const { t } = useTranslation(['knowledge-writing', 'tests']);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        required
        label={t('fields.category')}
        options={TEST_CATEGORIES.map((value) => ({ value, label: t(`tests:category.${value}`) }))}
        {...field('category')}
      />
      <Select
        required
        label={t('fields.level')}
        options={TEST_DIFFICULTIES.map((value) => ({ value, label: t(`tests:difficulty.${value}`) }))}
        {...field('level')}
      />
      <Select
        required
        label={t('fields.locale')}
        options={LOCALES.map((value) => ({ value, label: t(`locales.${value}`) }))}
        {...field('locale')}
      />
    </div>
  );
}
