import { ArrowDown, ArrowUp, GripVertical, Lock } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Button, ButtonContext, GridListItem, type ListState, useSlottedContext } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

type Props = {
  id: string;
  name: string;
  fixed: boolean;
  open: boolean;
  disabled: boolean;
  onStep: (by: -1 | 1) => void;
  children: ReactNode;
};

/** A row of a sortable list. */
export function SortableRow({ id, name, fixed, open, disabled, onStep, children }: Props) {
  return (
    <GridListItem
      id={id}
      textValue={name}
      className={cx(
        'my-1 rounded-card border py-2 pr-3 pl-1.5 data-dragging:border-dashed data-dragging:opacity-60',
        open
          ? 'border-brand bg-brand-soft'
          : fixed
            ? 'border-dashed border-border bg-transparent'
            : 'border-border bg-surface',
      )}
      render={(props) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with the props.
        <div
          {...props}
          // Tab passes through all rows, as it does in a plain list; the list would leave at the end of one.
          onKeyDown={(event) => (event.key === 'Tab' ? event.stopPropagation() : props.onKeyDown?.(event))}
          // Only the handle drags: in a row that can always be dragged no text can be selected with the mouse.
          draggable={false}
          onPointerDownCapture={({ currentTarget, target }) => {
            currentTarget.draggable =
              !disabled && target instanceof Element && target.closest('[data-handle]') !== null;
          }}
        />
      )}
    >
      {({ state }) => (
        <RowBody id={id} name={name} fixed={fixed} disabled={disabled} state={state} onStep={onStep}>
          {children}
        </RowBody>
      )}
    </GridListItem>
  );
}

type BodyProps = Omit<Props, 'open'> & { state: ListState<unknown> };

function RowBody({ id, name, fixed, disabled, state, onStep, children }: BodyProps) {
  const { t } = useTranslation('parts');
  const handle = useRef<HTMLButtonElement>(null);
  const [steps, setSteps] = useState(false);
  const focused = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.target)) return;
    // Whatever was focused, by Tab, click or the screen, its row is the current one. The list itself would give the
    // focus to the row that was current before.
    event.stopPropagation();
    state.selectionManager.setFocused(true);
    state.selectionManager.setFocusedKey(id);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && steps) {
      event.preventDefault();
      handle.current?.focus();
      setSteps(false);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the keys and the focus of what is inside.
    <div
      className="flex items-center gap-2 has-data-unfolded:items-start max-sm:flex-wrap"
      onFocus={focused}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.closest('[role=row]')?.contains(relatedTarget)) setSteps(false);
      }}
      onKeyDown={pressed}
    >
      {fixed ? (
        <FixedPlace />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the pointer's half of the button inside, which has the keys.
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
        <span
          data-handle=""
          onClick={({ target, currentTarget }) => {
            if (!disabled && target === currentTarget) setSteps(!steps);
          }}
          className={cx(
            'grid size-9 shrink-0 place-items-center rounded-sm pointer-coarse:size-11',
            disabled ? 'cursor-not-allowed' : 'cursor-grab hover:bg-sunken active:cursor-grabbing',
          )}
        >
          <Button
            slot="drag"
            ref={handle}
            aria-label={t('sortable.handle', { name })}
            className="grid size-full place-items-center rounded-sm text-muted data-disabled:opacity-50"
          >
            <GripVertical className="size-4" />
          </Button>
        </span>
      )}
      <div className="min-w-0 flex-1">{children}</div>
      {steps && !fixed && <Steps name={name} onStep={onStep} />}
    </div>
  );
}

function FixedPlace() {
  const { t } = useTranslation('parts');
  // The list wants to know a handle in every row, and warns where there is none.
  const drag = useSlottedContext(ButtonContext, 'drag');
  return (
    <span
      ref={drag?.ref as Ref<HTMLElement>}
      className="grid size-9 shrink-0 place-items-center text-muted pointer-coarse:size-11"
    >
      <Lock className="size-4" />
      <span className="sr-only">{t('sortable.locked')}</span>
    </span>
  );
}

/** Moves the row without dragging. */
function Steps({ name, onStep }: Pick<Props, 'name' | 'onStep'>) {
  const { t } = useTranslation('parts');
  return (
    <div className="flex shrink-0 max-sm:w-full max-sm:justify-end">
      <IconButton
        // A click on the handle called for it.
        autoFocus
        size="sm"
        tooltip={false}
        label={t('sortable.up', { name })}
        icon={<ArrowUp />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        size="sm"
        tooltip={false}
        label={t('sortable.down', { name })}
        icon={<ArrowDown />}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
