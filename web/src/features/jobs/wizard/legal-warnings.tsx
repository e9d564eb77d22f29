import { useTranslation } from 'react-i18next';
import { LegalConcerns } from '../components/legal-concerns.tsx';

/** What the law has against the words of a job. */
export function LegalWarnings({ text }: { text: string }) {
  const { t } = useTranslation('wizard');
  return (
    <LegalConcerns
      text={text}
      title={t('legal.title')}
      reasonOf={(kind) => t(`legal.kinds.${kind}`)}
      note={t('legal.note')}
    />
  );
}
