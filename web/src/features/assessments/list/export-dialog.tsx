import type { TestFileFormat } from '@prova/contract/assessments/test-fields';
import type { exportTest } from '@prova/contract/assessments/test-files';
import type { DataOf } from '@prova/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

export type ExportedTest = DataOf<typeof exportTest>;

type Props = { format: TestFileFormat; lost: ExportedTest['lost']; onDownload: () => void; onClose: () => void };

/** Beyond that nobody reads which. */
const NUMBERS_MAX = 12;

/** What a file will not hold of a test, before it is saved. */
export function ExportDialog({ format, lost, onDownload, onClose }: Props) {
  const { t } = useTranslation('authoring');
  const numbersOf = (questions: readonly number[]) => {
    const rest = questions.length - NUMBERS_MAX;
    if (rest <= 0) return questions.join(', ');
    return t('export.more', { shown: questions.slice(0, NUMBERS_MAX).join(', '), rest });
  };
  const hasPictures = lost.some(({ what }) => what === 'pictures');
  return (
    <ConfirmDialog
      title={t('export.title')}
      size="md"
      role="dialog"
      confirmLabel={t('export.download')}
      cancelLabel={t('export.cancel')}
      onConfirm={onDownload}
      onClose={onClose}
      details={
        <>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {lost.map(({ what, questions }) => (
              <li key={what}>
                {t(`export.lost.${what}`)}
                {questions.length > 0 && (
                  <span className="block text-small text-muted">
                    {t('export.questions', { count: questions.length, numbers: numbersOf(questions) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {format !== 'json' && <p className="mt-4">{t(hasPictures ? 'export.jsonPictures' : 'export.json')}</p>}
        </>
      }
    >
      {t('export.text')}
    </ConfirmDialog>
  );
}
