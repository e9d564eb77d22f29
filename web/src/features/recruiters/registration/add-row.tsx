import { Plus } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';

/** Adds an entry to a list that asks for at least one. */
export function AddRow({
  ref,
  full,
  error,
  onAdd,
  children,
}: {
  ref: Ref<HTMLButtonElement>;
  full: boolean;
  error: string | undefined;
  onAdd: () => void;
  children: ReactNode;
}) {
  const errorId = useId();
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        ref={ref}
        icon={<Plus className="size-4" />}
        disabled={full}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        onClick={onAdd}
      >
        {children}
      </Button>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
