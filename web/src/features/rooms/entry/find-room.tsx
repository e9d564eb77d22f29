import { interviewPaths } from '@prova/contract/interviews/paths';
import { newRoomCode, roomCodeIn } from '@prova/contract/interviews/room-code';
import { to } from '@prova/contract/paths';
import { NAME_MAX } from '@prova/contract/rooms/room-fields';
import type { createRoom } from '@prova/contract/rooms/rooms';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useNavigate } from '../../../lib/lean-router.tsx';
import { request } from '../../../lib/request.ts';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { checkSought, invitationIn } from './check-entry.ts';
import { CopyRoomLink } from './copy-room-link.tsx';
import { expectRoom, keepName } from './entry-memory.ts';
import { useKnownName } from './use-known-name.ts';
import { whoIsHere } from './who-is-here.ts';

interface MadeRoom {
  readonly code: string;
  /** Of a recruiter, who opens it; one that a visitor has made up is nobody's yet. */
  readonly isOwn: boolean;
}

/** A name and the code of a room, typed, pasted with its address, or made here. */
export function FindRoom() {
  const { t } = useTranslation('rooms-entry');
  const navigate = useNavigate();
  const [made, setMade] = useState<MadeRoom | null>(null);
  const form = useLeanForm({ name: '', code: '' }, checkSought);
  useAdoptTyped();
  useKnownName(form.values.name, (name) => form.set('name', name));

  const go = async ({ name, code: typed }: { name: string; code: string }) => {
    keepName(name);
    const token = invitationIn(typed);
    const code = roomCodeIn(typed) ?? '';
    if (code === made?.code && !made.isOwn) expectRoom(code);
    navigate(token ? to(interviewPaths.invitedRoom, { token }) : to(interviewPaths.room, { code }));
  };
  const isShown = made !== null && roomCodeIn(form.values.code) === made.code;

  return (
    <>
      <Card as="section">
        <form {...form.formProps(go)} className="flex flex-col gap-5">
          <NeedsScript />
          {form.failure && (
            <Callout kind="error" live>
              {form.failure}
            </Callout>
          )}
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            required
            maxLength={NAME_MAX}
            autoComplete="name"
            {...form.text('name')}
          />
          <TextField
            label={t('find.code')}
            hint={t('find.codeHint')}
            required
            maxLength={500}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('code')}
            error={form.errorOf('code') && t(form.values.code.trim() ? 'find.codeUnknown' : 'find.codeRequired')}
          />
          <div role="status" className="empty:hidden">
            {isShown && (
              <Callout
                kind="success"
                title={t('find.made', { code: made.code })}
                action={<CopyRoomLink code={made.code} />}
              >
                {t(made.isOwn ? 'find.madeOwn' : 'find.madeUp')}
              </Callout>
            )}
          </div>
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            <SubmitButton variant="primary" busy={form.isSending}>
              {t('continue')}
            </SubmitButton>
            <MakeRoom
              onMade={(room) => {
                setMade(room);
                form.set('code', room.code);
              }}
            />
          </div>
        </form>
      </Card>
      <p className="text-small text-muted">{t('find.links')}</p>
    </>
  );
}

function MakeRoom({ onMade }: { onMade: (room: MadeRoom) => void }) {
  const { t } = useTranslation('rooms-entry');
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const auth = await whoIsHere();
      const isOwn = auth.status === 'signed-in' && auth.user.role === 'RECRUITER';
      const code = isOwn
        ? (await request<typeof createRoom>('POST', '/api/v1/interview-rooms', { body: {} })).code
        : newRoomCode(crypto.getRandomValues(new Uint8Array(10)));
      onMade({ code, isOwn });
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Shuffle className="size-4" aria-hidden="true" />} busy={busy} onClick={() => void make()}>
      {t('find.make')}
    </Button>
  );
}
