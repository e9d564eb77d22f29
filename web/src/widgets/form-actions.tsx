import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/** Cancel and submit at the foot of a shared form. */
export function FormActions({
  editing,
  saving,
  disabled = false,
  onCancel,
}: {
  editing: boolean;
  saving: boolean;
  disabled?: boolean;
  onCancel: (() => void) | undefined;
}) {
  const { t } = useTranslation('widgets');
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {onCancel && (
        <Button disabled={saving} onClick={onCancel}>
          {t('cancel', { ns: 'ui' })}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={saving} disabled={disabled}>
        {t(editing ? 'saveChanges' : 'add')}
      </Button>
    </div>
  );
}
