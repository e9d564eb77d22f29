import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { type Option, Select } from '../../ui/select.tsx';

/** The language of the block of code that one writes in. */
export function LanguageTool({ editor, languages }: { editor: Editor; languages: readonly Option[] }) {
  const { t } = useTranslation('widgets');
  const { isInCode, language } = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      isInCode: own.isActive('codeBlock'),
      language: (own.getAttributes('codeBlock').language as string | null | undefined) ?? '',
    }),
  });
  if (!isInCode) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-bg px-3 py-1.5">
      <Select
        label={t('editor.codeLanguage')}
        className="w-56"
        options={[{ value: '', label: t('editor.noLanguage') }, ...languages]}
        value={languages.some(({ value }) => value === language) ? language : ''}
        onChange={({ target: { value } }) =>
          editor
            .chain()
            .updateAttributes('codeBlock', { language: value || null })
            .run()
        }
      />
    </div>
  );
}
