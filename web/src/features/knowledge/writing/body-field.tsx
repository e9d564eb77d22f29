import { PICTURE_WORDS_MAX } from '@prova/contract/assessments/test-fields';
import { CODE_LANGUAGES } from '@prova/contract/code/code-fields';
import { KNOWLEDGE_PICTURES_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { uploadKnowledgePicture } from '@prova/contract/knowledge/pictures';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PictureStore } from '../../../widgets/rich-text/picture-tool.tsx';
import { isSameBody } from './same-body.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('../../../widgets/rich-text/rich-text-editor.tsx')).RichTextEditor,
}));

const PICTURES: PictureStore = {
  upload: (file) => call(uploadKnowledgePicture, { body: {}, files: { file } }),
  wordsMax: PICTURE_WORDS_MAX,
  max: KNOWLEDGE_PICTURES_MAX,
};

type Props = {
  label: string;
  hint?: string;
  optional?: boolean;
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
};

/** Text with code, of which the languages that run can be run by who reads it, and pictures. */
export function BodyField({ value, onChange, ...field }: Props) {
  const { t } = useTranslation('tests');
  const languages = CODE_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }));
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <RichTextEditor
        {...field}
        code
        languages={languages}
        pictures={PICTURES}
        value={value}
        onChange={(html) => {
          // Editors write in their own way what they were given; that is no change.
          if (!isSameBody(html, value)) onChange(html);
        }}
      />
    </Suspense>
  );
}
