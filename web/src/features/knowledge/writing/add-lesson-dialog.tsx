import { getCourse } from '@prova/contract/knowledge/courses';
import { KNOWLEDGE_TITLE_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { createLesson } from '@prova/contract/knowledge/lessons';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { changedByWriting } from './kinds.ts';

const lessonTitle = createLesson.body.pick({ title: true });

type Props = { courseId: string; onAdded: (lessonId: string) => void; onClose: () => void };

export function AddLessonDialog({ courseId, onAdded, onClose }: Props) {
  const { t } = useTranslation('knowledge-writing');
  const form = useContractForm(lessonTitle, { title: '' });
  const create = useCall(createLesson, { invalidates: [getCourse, ...changedByWriting], meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('lessons.add')}
      submitLabel={t('create.submit')}
      onSubmit={async (body) => {
        const { id } = await create.mutateAsync({ params: { id: courseId }, body });
        onAdded(id);
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
    </FormDialog>
  );
}
