import {
  PICTURE_MAX_BYTES,
  type RecruiterProfile,
  removeRecruiterPicture,
  setRecruiterPicture,
} from '@prova/contract/recruiters';
import { useQueryClient } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { updateUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ownProfileQuery } from '../recruiters.queries.ts';

type Picture = 'photo' | 'cover';

/** Chooses and removes one of the two pictures; what came of it is seen above. */
export function PictureControl({ profile, picture }: { profile: RecruiterProfile; picture: Picture }) {
  const { t } = useTranslation('recruiters');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [sent, setSent] = useState<{ bytes: number; of: number }>();
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const params = { id: profile.id, picture };
  const shown = picture === 'photo' ? profile.photoUrl : profile.coverUrl;

  const take = (saved: RecruiterProfile) => {
    client.setQueryData(ownProfileQuery().queryKey, saved);
    updateUser({ photoUrl: saved.photoUrl });
  };
  const send = async (file: File) => {
    setProblem(undefined);
    if (file.size > PICTURE_MAX_BYTES) {
      setProblem(t('profile.pictureTooLarge'));
      return;
    }
    setSent({ bytes: 0, of: file.size });
    try {
      const onProgress = (progress: { sentBytes: number; totalBytes: number }) =>
        setSent({ bytes: progress.sentBytes, of: progress.totalBytes });
      take(await call(setRecruiterPicture, { params, body: {}, files: { file } }, { onProgress }));
      toast.success(t(`profile.${picture}.added`));
    } catch (error) {
      setProblem(
        isApiError(error) && error.status >= 400 && error.status < 500 ? error.message : t('profile.addError'),
      );
    } finally {
      setSent(undefined);
    }
  };
  const remove = async () => {
    setProblem(undefined);
    setRemoving(true);
    try {
      take(await call(removeRecruiterPicture, { params }));
      toast.success(t(`profile.${picture}.removed`));
      // The button goes with the picture.
      input.current?.parentElement?.querySelector('button')?.focus();
    } catch {
      setProblem(t('profile.deleteError'));
    } finally {
      setRemoving(false);
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-1">
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-label={t(`profile.${picture}.choose`)}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void send(file);
            target.value = '';
          }}
        />
        <Button
          size="sm"
          icon={<ImageUp className="size-4" />}
          busy={sent !== undefined}
          aria-describedby={problem ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {t(`profile.${picture}.choose`)}
        </Button>
        {shown && (
          <IconButton
            size="sm"
            icon={<Trash2 />}
            busy={removing}
            label={t(`profile.${picture}.remove`)}
            onClick={() => void remove()}
          />
        )}
      </div>
      {sent && (
        <ProgressBar label={t(`profile.${picture}.sending`)} hideLabel value={sent.bytes} max={Math.max(sent.of, 1)} />
      )}
      <FieldError id={errorId} error={problem} />
    </div>
  );
}
