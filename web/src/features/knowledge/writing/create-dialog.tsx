import type { KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import { KNOWLEDGE_TITLE_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { invalidate } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ItemChoices } from './item-choices.tsx';
import { changedByWriting, itemKey, KINDS, newItem } from './kinds.ts';

type Props = { kind: KnowledgeKind; onCreated: (id: string) => void; onClose: () => void };

/** What a new one begins with; the rest is written on its page. */
export function CreateDialog({ kind, onCreated, onClose }: Props) {
  const { t } = useTranslation('knowledge-writing');
  const client = useQueryClient();
  const locale = useLocale();
  const form = useContractForm(newItem, { title: '', category: 'backend', level: 'basic', locale });
  const forget = useKeptDraft(`knowledge.new.${kind}`, form);
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t(`create.${kind}`)}
      submitLabel={t('create.submit')}
      onSubmit={async (body) => {
        const made = await KINDS[kind].create(body);
        client.setQueryData(itemKey(kind, made.id), made as never);
        void invalidate(client, changedByWriting);
        onCreated(made.id);
      }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('fields.title')}
        maxLength={KNOWLEDGE_TITLE_MAX}
        {...form.register('title')}
        error={form.errorOf('title')}
      />
      <ItemChoices field={(name) => ({ ...form.register(name), error: form.errorOf(name) })} />
    </FormDialog>
  );
}
