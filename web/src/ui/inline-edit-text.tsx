import { type KeyboardEvent, useContext } from 'react';
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
  const state = useInlineEdit(options);
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
      void state.save();
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
    <InlineForm saving={state.saving} onSave={() => void state.save()} onCancel={state.cancel}>
      {multiline ? (
        // A paste beyond the limit stays, to be shortened: of a text that was cut nobody sees what is missing.
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
