import {
  createMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  messageTemplateInput,
  removeMessageTemplate,
  updateMessageTemplate,
} from '@prova/contract/conversations/message-templates';
import { TEMPLATE_VALUES, unknownPlace } from '@prova/contract/conversations/template-values';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';

const PLACES = TEMPLATE_VALUES.map((name) => `{{${name}}}`).join(', ');
const CHANGED = [listMessageTemplates];

/** The messages that a company has saved: seen, written, changed and deleted. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('conversations');
  const templates = useQuery(queryOf(listMessageTemplates));
  const [editing, setEditing] = useState<MessageTemplate | 'new' | null>(null);
  const [removing, setRemoving] = useState<MessageTemplate | null>(null);
  const remove = useCall(removeMessageTemplate, { invalidates: CHANGED, meta: { quiet: true } });
  if (editing) {
    const template = editing === 'new' ? null : editing;
    return <TemplateForm key={template?.id} template={template} onClose={() => setEditing(null)} />;
  }
  if (removing)
    return (
      <ConfirmDialog
        title={t('templates.removeTitle', { name: removing.name })}
        confirmLabel={t('templates.removeConfirm')}
        danger
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id: removing.id } });
          toast.success(t('templates.removed'));
        }}
        onClose={() => setRemoving(null)}
      >
        {t('templates.removeText')}
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('templates.title')}
      description={t('templates.text', { places: PLACES })}
      footer={
        <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setEditing('new')}>
          {t('templates.add')}
        </Button>
      }
    >
      <QueryView
        query={templates}
        skeleton={<SkeletonRows rows={3} />}
        failure={{ level: 3, title: t('templates.error') }}
        isEmpty={(found) => found.length === 0}
        empty={<p className="text-muted">{t('templates.empty')}</p>}
      >
        {(found) => (
          <ul className="divide-y divide-border">
            {found.map((template) => (
              <li key={template.id} className="flex items-start gap-2 py-2">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold wrap-anywhere">{template.name}</p>
                  <p className="line-clamp-2 text-small text-muted wrap-anywhere">{template.body}</p>
                </div>
                <IconButton
                  size="sm"
                  label={t('templates.edit', { name: template.name })}
                  icon={<Pencil />}
                  onClick={() => setEditing(template)}
                />
                <IconButton
                  size="sm"
                  label={t('templates.remove', { name: template.name })}
                  icon={<Trash2 />}
                  onClick={() => setRemoving(template)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}

function TemplateForm({ template, onClose }: { template: MessageTemplate | null; onClose: () => void }) {
  const { t } = useTranslation('conversations');
  const form = useContractForm(messageTemplateInput, { name: template?.name ?? '', body: template?.body ?? '' });
  const forget = useKeptDraft(`message-template.${template?.id ?? 'new'}`, form);
  const options = { invalidates: CHANGED, meta: { quiet: true } };
  const create = useCall(createMessageTemplate, options);
  const update = useCall(updateMessageTemplate, options);
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={template ? t('templates.edit', { name: template.name }) : t('templates.add')}
      submitLabel={t('templates.save')}
      onSubmit={async (body) => {
        if (template)
          await update.mutateAsync({ params: { id: template.id }, body: { ...body, version: template.version } });
        else await create.mutateAsync({ body });
        toast.success(t('templates.saved'));
      }}
      onClose={onClose}
    >
      <TextField label={t('templates.name')} maxLength={80} {...form.register('name')} error={form.errorOf('name')} />
      <TextArea
        label={t('templates.body')}
        hint={t('templates.bodyHint', { places: PLACES })}
        rows={6}
        maxLength={4000}
        {...form.register('body')}
        error={
          form.errorOf('body') && unknownPlace(form.watch('body')) !== null
            ? t('templates.unknown', { places: PLACES })
            : form.errorOf('body')
        }
      />
    </FormDialog>
  );
}
