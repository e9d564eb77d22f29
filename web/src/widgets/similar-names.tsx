import { useTranslation } from 'react-i18next';

/** Above people who are found because their names are like what somebody looked for. */
export function SimilarNames({ search }: { search: string }) {
  const { t } = useTranslation('parts');
  return (
    <p role="status" className="text-sm text-muted wrap-break-word">
      {t('similarNames', { search: search.trim() })}
    </p>
  );
}
