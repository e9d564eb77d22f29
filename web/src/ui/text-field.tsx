import type { ComponentProps, ReactNode } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { useTooLong } from './use-too-long.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'required' | 'prefix' | 'maxLength'> &
  FieldProps & {
    /** Fixed words in front of what is typed, such as "github.com/". */
    prefix?: string;
    icon?: ReactNode;
    /** A control at the end of the field, inside its border. */
    end?: ReactNode;
    inputClassName?: string;
    /** Of what is longer it is said, and nothing of it is cut. */
    maxLength?: number | undefined;
  };

export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  saved,
  aside,
  hideLabel,
  className,
  inputClassName,
  prefix,
  icon,
  end,
  type = 'text',
  maxLength,
  onInput,
  ...rest
}: TextFieldProps) {
  const { problem = error, hear } = useTooLong(maxLength, rest.value);
  const input: ComponentProps<'input'> = {
    ...rest,
    onInput: (event) => {
      hear(event);
      onInput?.(event);
    },
  };
  const field = { label, hint, error: problem, required, optional, saved, aside, hideLabel, className };
  return (
    <Field {...field}>
      {(control) =>
        prefix || icon || end ? (
          <div
            className={controlStyle(
              Boolean(problem),
              'flex items-center gap-2 !py-0 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand has-[input:disabled]:bg-sunken',
            )}
          >
            {icon && <span className="shrink-0 text-muted [&_svg]:size-4">{icon}</span>}
            {prefix && <span className="-mr-2 shrink-0 text-muted">{prefix}</span>}
            <input
              {...input}
              {...control}
              type={type}
              className="min-w-0 flex-1 self-stretch bg-transparent py-1.5 text-ellipsis !outline-none"
            />
            {end && <span className="-mr-2 shrink-0">{end}</span>}
          </div>
        ) : (
          <input {...input} {...control} type={type} className={controlStyle(Boolean(problem), inputClassName)} />
        )
      }
    </Field>
  );
}
