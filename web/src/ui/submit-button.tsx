import { useHydrated } from '../lib/use-hydrated.ts';
import { Button, type ButtonProps } from './button.tsx';

/**
 * Sends its form, on pages that the server draws. Until the page answers by itself it is no submit button: a browser alone
 * would write what is in the fields into the address.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'onClick'>) {
  const hydrated = useHydrated();
  if (hydrated) return <Button {...props} type="submit" />;
  // Pressed while React takes the page over. By its mark `early.js` finds it when Enter is pressed in a field.
  return (
    <Button {...props} type="button" data-submit onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()} />
  );
}
