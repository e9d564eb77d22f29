import { listMessageTemplates } from '@prova/contract/conversations/message-templates';
import { fillTemplate, type TemplateValue } from '@prova/contract/conversations/template-values';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuGroup } from '../../../ui/menu-group.ts';

const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog }));

type Props = {
  values: Readonly<Record<TemplateValue, string | null>>;
  /** Whether the reader may save templates for the company. */
  mayChange: boolean;
  onChoose: (text: string) => void;
};

/** What the company has saved to be sent again: put into the field, where it may be changed before it is sent. */
export function MessageTemplates({ values, mayChange, onChoose }: Props) {
  const { t } = useTranslation('conversations');
  const { data = [] } = useQuery(queryOf(listMessageTemplates));
  const [managing, setManaging] = useState(false);
  const saved: MenuGroup = {
    id: 'saved',
    items:
      data.length > 0
        ? data.map(({ id, name, body }) => ({ id, label: name, onAction: () => onChoose(fillTemplate(body, values)) }))
        : [{ id: 'none', label: t('templates.none'), disabled: true }],
  };
  const manage: MenuGroup = {
    id: 'manage',
    items: [{ id: 'manage', label: t('templates.manage'), onAction: () => setManaging(true) }],
  };
  return (
    <>
      <Menu
        label={t('templates.open')}
        iconOnly={false}
        size="sm"
        variant="quiet"
        placement="bottom start"
        groups={mayChange ? [saved, manage] : [saved]}
      />
      {managing && (
        <Suspense>
          <TemplatesDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
