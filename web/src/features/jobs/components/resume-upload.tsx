import { useTranslation } from 'react-i18next';
import { Upload, type UploadProps } from '../../../ui/upload.tsx';

type Props = Pick<UploadProps, 'state' | 'onSelect' | 'onRemove'> & { required: boolean; error?: string | undefined };

/** Where a candidate puts the résumé. */
export function ResumeUpload({ required, error, ...upload }: Props) {
  const { t } = useTranslation(['apply', 'ui']);
  return (
    <Upload
      label={t('apply:resume')}
      aside={required ? t('apply:resumeFormats') : `${t('apply:resumeFormats')} · ${t('ui:optional')}`}
      accept=".pdf,.doc,.docx"
      required={required}
      {...(error && { error })}
      {...upload}
    />
  );
}
