import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Switch } from '../../../../ui/switch.tsx';
import type { TemplateDraft } from '../step-data.ts';
import type { Wizard } from '../use-wizard.ts';
import { TemplateEditor } from './template-editor.tsx';
import { stageNameOf, useTemplateName } from './template-name.ts';

type Props = {
  wizard: Wizard;
  template: TemplateDraft;
  open: boolean;
  errorOf: (part: 'subject' | 'body') => string | undefined;
  onToggle: () => void;
  onChange: (change: Partial<TemplateDraft>) => void;
};

/** One mail: whether it goes out, and, opened, its words. */
export function TemplateCard({ wizard, template, open, errorOf, onToggle, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const id = useId();
  const stage = stageNameOf(wizard.draft, template);
  const name = useTemplateName(wizard.draft)(template);
  const wrong = errorOf('subject') ?? errorOf('body');
  return (
    <Card as="li" padded={false} open={open}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t(open ? 'emails.close' : 'emails.edit', { name })}
          onClick={onToggle}
          className="flex min-h-control min-w-0 flex-1 basis-52 items-center gap-3 rounded-sm text-left"
        >
          <ChevronDown className={cx('size-4 shrink-0 text-muted transition-transform', open && 'rotate-180')} />
          <span className="min-w-0">
            <span className="block font-semibold wrap-break-word">{name}</span>
            <span className="block text-small text-muted">{t(`emails.when.${template.kind}`)}</span>
          </span>
        </button>
        {wrong && !open && <Badge tone="red">{wrong}</Badge>}
        <Switch
          label={t('emails.enabledOf', { name })}
          hideLabel
          stateWord={t(template.enabled ? 'emails.on' : 'emails.off')}
          checked={template.enabled}
          onChange={(enabled) => onChange({ enabled })}
        />
      </div>
      {open && (
        <div id={id} className="border-t px-4 py-4">
          <TemplateEditor wizard={wizard} template={template} stageName={stage} errorOf={errorOf} onChange={onChange} />
        </div>
      )}
    </Card>
  );
}
