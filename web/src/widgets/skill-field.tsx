import { skillKey } from '@prova/contract/skills/skill-key';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/cx.ts';
import { floatStyle } from '../ui/list-box-style.ts';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';
import { useAnchored } from '../ui/use-anchored.ts';
import { useDropdown } from '../ui/use-dropdown.ts';
import { splitTags } from './split-tags.ts';
import { useSkillSuggestions } from './use-skill-suggestions.ts';
import type { useTagTyping } from './use-tag-typing.ts';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  typing: ReturnType<typeof useTagTyping>;
  /** The names that are in the list: they are not offered again. */
  known: readonly string[];
};

/**
 * A field of `useTagTyping` that suggests skills of the dictionary while one types. Arrows walk the suggestions, Enter and a
 * click take one; Enter without one adds what was typed, as do a comma and leaving the field.
 */
export function SkillField({ typing, known, ...field }: Props) {
  const { t } = useTranslation('widgets');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { open, setOpen, root } = useDropdown(typing.input);
  const [active, setActive] = useState(-1);
  const skills = useSkillSuggestions(open ? splitTags(typing.text).rest.trim() : '').filter(
    ({ name }) => !known.some((one) => skillKey(one) === skillKey(name)),
  );
  const shows = open && skills.length > 0;
  useAnchored(shows, root.ref, list, { side: 'below', align: 'start', matchWidth: true });
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (name: string) => {
    typing.choose(name);
    close();
  };
  const keys = (event: KeyboardEvent) => {
    const chosen = shows ? skills[active] : undefined;
    if (shows && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      // One step before the first and behind the last stands the field itself.
      const places = skills.length + 1;
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(chosen.name);
    } else {
      if (event.key === 'Enter') close();
      typing.field.onKeyDown(event);
    }
  };

  return (
    <div {...root} className="relative">
      <TextField
        {...field}
        {...typing.field}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shows}
        aria-controls={shows ? listId : undefined}
        aria-activedescendant={shows && active >= 0 ? `${listId}-${active}` : undefined}
        onKeyDown={keys}
        onChange={(event) => {
          setActive(-1);
          setOpen(true);
          typing.field.onChange(event);
        }}
        onBlur={() => {
          close();
          typing.field.onBlur();
        }}
      />
      {shows && (
        <div ref={list} popover="manual" className={cx(floatStyle, 'p-1.5')}>
          <div id={listId} role="listbox" aria-label={t('skills.suggestions')}>
            {skills.map(({ id, name, proposed }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act in the field, which keeps the focus.
              <div
                key={id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(name)}
                className={cx(
                  'flex min-h-control cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 text-sm font-medium hover:bg-sunken',
                  index === active && 'bg-sunken outline-2 -outline-offset-2 outline-brand',
                )}
              >
                <span className="min-w-0 wrap-break-word">{name}</span>
                {proposed && <span className="text-muted">{t('skills.proposed')}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
      <span role="status" className="sr-only">
        {shows && t('skills.count', { count: skills.length })}
      </span>
    </div>
  );
}
