import type { Editor } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

const OUTWARD = /^(https?:\/\/|mailto:)\S+$/i;

/** Asks for the address that the chosen words lead to. */
export function LinkTool({ editor, active, tool }: { editor: Editor; active: boolean; tool: object }) {
  const { t } = useTranslation('wizard');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const show = () => {
    setAddress((editor.getAttributes('link').href as string | undefined) ?? '');
    setWrong(false);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  const apply = () => {
    const typed = address.trim();
    const href = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
    if (!OUTWARD.test(href)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !active) {
      chain.insertContent([{ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }]).run();
    } else chain.setLink({ href }).run();
    setOpen(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <>
      <IconButton {...tool} size="sm" label={t('editor.link')} icon={<Link2 />} pressed={active} onClick={show} />
      <Dialog
        open={open}
        onClose={close}
        size="sm"
        title={t('editor.link')}
        footer={
          <>
            {active && (
              <Button
                onClick={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                  setOpen(false);
                }}
              >
                {t('editor.linkRemove')}
              </Button>
            )}
            <Button variant="primary" onClick={apply}>
              {t('editor.linkApply')}
            </Button>
          </>
        }
      >
        <TextField
          ref={field}
          name={id}
          autoFocus
          label={t('editor.linkAddress')}
          inputMode="url"
          placeholder="https://"
          maxLength={2048}
          value={address}
          error={wrong ? t('editor.linkInvalid') : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
          onKeyDown={keys}
        />
      </Dialog>
    </>
  );
}
