import { source } from '@prova/contract/knowledge/items';
import { SOURCE_TITLE_MAX, SOURCES_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { Pencil, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Source = { readonly title: string; readonly url: string };
type Props = { value: readonly Source[]; error: string | undefined; onChange: (sources: Source[]) => void };

/** Where what is written can be read on, or checked. */
export function SourcesField({ value, error, onChange }: Props) {
  const { t } = useTranslation('knowledge-writing');
  /** The place of the one that is changed; `value.length` for a new one. */
  const [open, setOpen] = useState<number | null>(null);
  const field = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={field} tabIndex={-1} className="flex flex-col gap-2">
      <legend className="text-sm font-semibold">{t('sources.title')}</legend>
      <p className="-mt-1 text-small text-muted">{t('sources.hint')}</p>
      <ul className="flex flex-col gap-2 empty:hidden">
        {value.map(({ title, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources have no id, and two may have the same address.
          <li key={index} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {title} <span className="text-small text-muted">{url}</span>
            </span>
            <IconButton label={t('sources.edit', { title })} icon={<Pencil />} onClick={() => setOpen(index)} />
            <IconButton
              label={t('sources.remove', { title })}
              icon={<X />}
              onClick={() => {
                onChange(value.filter((_, place) => place !== index));
                field.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      {value.length < SOURCES_MAX && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus className="size-4" />}
          className="self-start"
          onClick={() => setOpen(value.length)}
        >
          {t('sources.add')}
        </Button>
      )}
      <FieldError id="sources-error" error={error} />
      {open !== null && (
        <SourceDialog
          source={value[open]}
          onSave={(saved) => onChange(value.toSpliced(open, 1, saved))}
          onClose={() => setOpen(null)}
        />
      )}
    </fieldset>
  );
}

type DialogProps = { source: Source | undefined; onSave: (source: Source) => void; onClose: () => void };

function SourceDialog({ source: given, onSave, onClose }: DialogProps) {
  const { t } = useTranslation('knowledge-writing');
  const form = useContractForm(source, given ?? { title: '', url: '' });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t(given ? 'sources.editTitle' : 'sources.add')}
      submitLabel={t('sources.keep')}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('sources.name')}
        maxLength={SOURCE_TITLE_MAX}
        {...form.register('title')}
        error={form.errorOf('title')}
      />
      <TextField
        required
        label={t('sources.address')}
        inputMode="url"
        placeholder="https://"
        {...form.register('url')}
        error={form.errorOf('url')}
      />
    </FormDialog>
  );
}
