import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/text-area.tsx';

type Props = { value: string; rows: number; onChange: (value: string) => void };

/** What a grader says of an answer to the team. */
export function CommentField({ value, rows, onChange }: Props) {
  const { t } = useTranslation('grading');
  return (
    <TextArea
      label={t('comment')}
      hint={t('commentHint')}
      optional
      rows={rows}
      maxLength={2000}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** As a grade is sent with it: nothing where nothing was written. */
export function commented(comment: string): { comment?: string } {
  const words = comment.trim();
  return words ? { comment: words } : {};
}
