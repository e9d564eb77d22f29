import { ArrowBigUp, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with an eye to show it and a word when Caps Lock is on. */
export function PasswordField({ hint, onKeyUp, autoComplete = 'current-password', ...rest }: TextFieldProps) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onKeyUp={watch}
      hint={
        capsLock ? (
          <>
            <span role="status" className="flex items-center gap-1.5 text-amber">
              <ArrowBigUp className="size-4" />
              {t('capsLock')}
            </span>
            {hint}
          </>
        ) : (
          hint
        )
      }
      end={
        <IconButton
          size="sm"
          tooltip={false}
          label={t(shown ? 'hidePassword' : 'showPassword')}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
