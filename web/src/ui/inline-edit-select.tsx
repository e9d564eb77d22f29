import { type KeyboardEvent, useContext } from 'react';
import { InlineForm, InlineRead } from './inline-edit-frame.tsx';
import { NamedContext } from './property-row.tsx';
import { type Option, Select } from './select.tsx';
import { type InlineEditOptions, useInlineEdit } from './use-inline-edit.ts';

export type InlineEditSelectProps = InlineEditOptions & {
  label: string;
  options: readonly Option[];
  placeholder?: string;
  hint?: string;
  className?: string;
};

export function InlineEditSelect({ label, options, placeholder, hint, className, ...edit }: InlineEditSelectProps) {
  const state = useInlineEdit(edit);
  const named = useContext(NamedContext);
  if (!state.editing) {
    return (
      <InlineRead
        ref={state.reader}
        label={label}
        text={options.find((option) => option.value === edit.value)?.label ?? ''}
        placeholder={placeholder}
        onEdit={state.edit}
        className={className}
      />
    );
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      state.cancel();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      state.saveByKey();
    }
  };
  return (
    <InlineForm
      saveButton={state.saveButton}
      saving={state.saving}
      stored={state.changed ? (options.find((option) => option.value === edit.value)?.label ?? edit.value) : undefined}
      onSave={() => void state.save()}
      onCancel={state.cancel}
    >
      <Select
        label={label}
        hideLabel={named}
        hint={hint}
        error={state.error}
        required={edit.required ?? false}
        options={options}
        placeholder={placeholder ?? ''}
        value={state.draft}
        disabled={state.saving}
        autoFocus={state.opened}
        onKeyDown={keys}
        onChange={(event) => state.change(event.target.value)}
      />
    </InlineForm>
  );
}
