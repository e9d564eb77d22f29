import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';

type Props = {
  number: number;
  /** The test takes no further question. */
  full: boolean;
  /** In one menu: beside each other or in a column they would take what the words need. */
  narrow: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** What can be done with a question of the list. */
export function QuestionActions({ number, full, narrow, onEdit, onDuplicate, onRemove }: Props) {
  const { t } = useTranslation('tests');
  const actions = [
    { id: 'edit', label: t('questions.edit', { number }), icon: <Pencil />, onAction: onEdit },
    {
      id: 'duplicate',
      label: t('questions.duplicate', { number }),
      icon: <Copy />,
      disabled: full,
      onAction: onDuplicate,
    },
    { id: 'remove', label: t('questions.remove', { number }), icon: <Trash2 />, onAction: onRemove },
  ];
  return narrow ? (
    <Menu label={t('questions.menu', { number })} iconOnly groups={[{ id: 'question', items: actions }]} />
  ) : (
    <div className="flex shrink-0">
      {actions.map(({ id, onAction, ...action }) => (
        <IconButton key={id} size="sm" onClick={onAction} {...action} />
      ))}
    </div>
  );
}
