import type { Editor } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** An address that leads out; a bare name such as `prova.example/vagas` gets its scheme. */
const linkForm = z.object({
  address: z
    .string()
    .trim()
    .transform((typed) => (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed))
    .refine((href) => /^(https?:\/\/|mailto:)\S+$/i.test(href)),
});

/** Asks for the address that the chosen words lead to. */
export function LinkTool({ editor, active, tool }: { editor: Editor; active: boolean; tool: object }) {
  const { t } = useTranslation('widgets');
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <>
      <IconButton
        {...tool}
        size="sm"
        label={t('editor.link')}
        icon={<Link2 />}
        pressed={active}
        onClick={() => setOpen(true)}
      />
      {open && <LinkDialog editor={editor} active={active} onClose={close} />}
    </>
  );
}

function LinkDialog({ editor, active, onClose }: { editor: Editor; active: boolean; onClose: () => void }) {
  const { t } = useTranslation('widgets');
  const form = useContractForm(
    linkForm,
    { address: (editor.getAttributes('link').href as string | undefined) ?? '' },
    { words: { address: t('editor.linkInvalid') } },
  );
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('editor.link')}
      submitLabel={t('editor.linkApply')}
      actions={
        active && (
          <Button
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('editor.linkRemove')}
          </Button>
        )
      }
      onSubmit={({ address }) => {
        const chain = editor.chain().focus().extendMarkRange('link');
        if (editor.state.selection.empty && !active) {
          const text = form.getValues('address').trim();
          chain.insertContent([{ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }]).run();
        } else chain.setLink({ href: address }).run();
      }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('editor.linkAddress')}
        inputMode="url"
        placeholder="https://"
        maxLength={2048}
        {...form.register('address')}
        error={form.errorOf('address')}
      />
    </FormDialog>
  );
}
