import { type KeyboardEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineForm, InlineRead } from './inline-edit-frame.tsx';
import { NamedContext } from './property-row.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { type InlineEditOptions, useInlineEdit } from './use-inline-edit.ts';

export type InlineEditTextProps = InlineEditOptions & {
  label: string;
  multiline?: boolean;
  placeholder?: string;
  hint?: string;
  maxLength?: number;
  type?: 'text' | 'email' | 'url' | 'tel';
  className?: string;
};

export function InlineEditText({
  label,
  multiline = false,
  placeholder,
  hint,
  maxLength,
  type = 'text',
  className,
  ...options
}: InlineEditTextProps) {
  const { t } = useTranslation('ui');
  const { validate } = options;
  const state = useInlineEdit({
    ...options,
    validate: (text) =>
      maxLength !== undefined && text.length > maxLength
        ? t('tooLong', { max: maxLength, count: text.length })
        : (validate?.(text) ?? null),
  });
  const named = useContext(NamedContext);
  if (!state.editing) {
    return (
      <InlineRead
        ref={state.reader}
        label={label}
        text={options.value}
        placeholder={placeholder}
        onEdit={state.edit}
        multiline={multiline}
        className={className}
      />
    );
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // An open dialog around the field must not close with it.
      event.stopPropagation();
      state.cancel();
    }
    const saves = multiline ? event.ctrlKey || event.metaKey : !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && saves) {
      event.preventDefault();
      state.saveByKey();
    }
  };
  const shared = {
    label,
    hideLabel: named,
    hint,
    error: state.error,
    required: options.required ?? false,
    value: state.draft,
    readOnly: state.saving,
    autoFocus: state.opened,
    maxLength,
    placeholder,
    onKeyDown: keys,
  };
  return (
    <InlineForm
      saveButton={state.saveButton}
      saving={state.saving}
      stored={state.changed ? options.value : undefined}
      onSave={() => void state.save()}
      onCancel={state.cancel}
    >
      {multiline ? (
        <TextArea
          {...shared}
          counted={maxLength !== undefined}
          onChange={(event) => state.change(event.target.value)}
        />
      ) : (
        <TextField {...shared} type={type} onChange={(event) => state.change(event.target.value)} />
      )}
    </InlineForm>
  );
}
