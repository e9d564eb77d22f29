import type { ComponentProps } from 'react';
import { TextArea } from '../../../ui/text-area.tsx';

const REASON_MAX = 2000;

/** A few words of one's own that may be left out. */
export function ReasonField(props: ComponentProps<typeof TextArea>) {
  return <TextArea optional rows={3} maxLength={REASON_MAX} {...props} />;
}
