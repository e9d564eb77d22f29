import { useTranslation } from 'react-i18next';
import type { Draft, TemplateDraft } from '../step-data.ts';

type Named = Pick<TemplateDraft, 'kind' | 'stageId'>;

/** The stage that a mail belongs to; empty when it belongs to none. */
export function stageNameOf(draft: Draft | null, { stageId }: Named): string {
  return draft?.stages.find(({ id }) => id === stageId)?.name ?? '';
}

/** What a mail of a job is called. */
export function useTemplateName(draft: Draft | null): (template: Named) => string {
  const { t } = useTranslation('wizard');
  return (template) => {
    const stage = stageNameOf(draft, template);
    return t(`emails.${stage ? 'kinds' : 'kindsAlone'}.${template.kind}`, { stage });
  };
}
