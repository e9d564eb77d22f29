import type { KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import {
  KNOWLEDGE_SKILLS_MAX,
  KNOWLEDGE_SUMMARY_MAX,
  KNOWLEDGE_TITLE_MAX,
} from '@prova/contract/knowledge/knowledge-fields';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../lib/query.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { Card } from '../../../ui/card.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TechnologyTagInput } from '../../../widgets/technology-tag-input.tsx';
import { BodyField } from './body-field.tsx';
import { firstErrorIn } from './first-error.ts';
import { ItemChoices } from './item-choices.tsx';
import { changedByWriting, type ItemValues, itemForm, itemKey, KINDS, valuesOf, type WrittenItem } from './kinds.ts';
import { SourcesField } from './sources-field.tsx';
import { useForgetDeleted } from './use-forget-deleted.ts';
import { useWriting } from './use-writing.ts';
import { tabOf } from './writing-address.ts';
import { WritingFrame } from './writing-frame.tsx';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

export type ItemForm = ContractForm<ItemValues, ItemValues>;

type Props = {
  kind: KnowledgeKind;
  item: WrittenItem;
  /** What is missing before it can be published; undefined for nothing. */
  missingOf: (values: ItemValues) => string | undefined;
  /** What courses and paths have beside, above the text. */
  children?: (form: ItemForm) => ReactNode;
};

/** A course, an article or a path as it is written. */
export function ItemEditor({ kind, item, missingOf, children }: Props) {
  const { t } = useTranslation(['knowledge-writing', 'tests']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const forgetItem = useForgetDeleted(itemKey(kind, item.id));
  const calls = KINDS[kind];
  const list = to(knowledgePaths.expertKnowledge, {}, { tab: tabOf(kind) });
  const writing = useWriting<WrittenItem, ItemValues>(item, {
    schema: itemForm(kind),
    valuesOf,
    load: ({ id }) => calls.read(id),
    send: ({ id, version }, values, status, options) =>
      calls.save(id, { ...values, version, ...(status && { status }) }, options),
    takeDown: ({ id, version }) => calls.save(id, { version, status: 'draft' }),
    onDoc: (saved) => {
      client.setQueryData(itemKey(kind, saved.id), saved as never);
      void invalidate(client, changedByWriting);
    },
  });
  return (
    <>
      <WritingFrame
        of={kind}
        writing={writing}
        title={item.title}
        crumbs={[{ label: t('title'), href: list }, { label: item.title }]}
        missingOf={missingOf}
        preview={({ title, summary, body, locale }, close) => (
          <Suspense>
            <PreviewDialog {...{ title, summary, body, locale }} onClose={close} />
          </Suspense>
        )}
        menu={
          <Menu
            label={t('more')}
            iconOnly
            groups={[
              {
                id: 'delete',
                items: [
                  {
                    id: 'delete',
                    label: t('delete.open'),
                    icon: <Trash2 />,
                    danger: true,
                    onAction: () => setIsDeleting(true),
                  },
                ],
              },
            ]}
          />
        }
        fields={(form) => <Fields kind={kind} form={form} beside={children?.(form)} />}
      />
      {isDeleting && (
        <Suspense>
          <DeleteDialog
            kind={kind}
            item={item}
            onDeleted={() => {
              forgetItem();
              void navigate(list, { replace: true });
            }}
            onClose={() => setIsDeleting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Fields({ kind, form, beside }: { kind: KnowledgeKind; form: ItemForm; beside: ReactNode }) {
  const { t } = useTranslation(['knowledge-writing', 'tests']);
  const { register, errorOf, watch } = form;
  const values = watch();
  const { errors } = form.formState;
  const set = <Name extends keyof ItemValues>(name: Name, value: ItemValues[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <>
      <Card className="flex flex-col gap-4">
        <TextField
          required
          label={t('fields.title')}
          maxLength={KNOWLEDGE_TITLE_MAX}
          {...register('title')}
          error={errorOf('title')}
        />
        <TextArea
          optional
          label={t('fields.summary')}
          hint={t('fields.summaryHint')}
          rows={2}
          counted
          maxLength={KNOWLEDGE_SUMMARY_MAX}
          {...register('summary')}
          value={values.summary}
          error={errorOf('summary')}
        />
        <ItemChoices field={(name) => ({ ...register(name), error: errorOf(name) })} />
        <TechnologyTagInput
          optional
          label={t('fields.skills')}
          hint={t('fields.skillsHint')}
          value={values.skills}
          max={KNOWLEDGE_SKILLS_MAX}
          maxLength={80}
          error={firstErrorIn(errors, 'skills')}
          onChange={(skills) => set('skills', skills)}
        />
      </Card>
      {beside}
      <Card className="flex flex-col gap-6">
        <BodyField
          label={t(`bodies.${kind}`)}
          hint={t('bodies.hint')}
          optional={kind !== 'articles'}
          value={values.body}
          error={errorOf('body')}
          onChange={(body) => set('body', body)}
        />
        <SourcesField
          value={values.sources}
          error={firstErrorIn(errors, 'sources')}
          onChange={(sources) => set('sources', sources)}
        />
      </Card>
    </>
  );
}
