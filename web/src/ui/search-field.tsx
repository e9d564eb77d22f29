import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TypedField } from './typed-field.tsx';

type Props = Pick<
  ComponentProps<typeof TypedField>,
  'label' | 'hideLabel' | 'placeholder' | 'value' | 'onChange' | 'className'
>;

/** Words to look for. */
export function SearchField(props: Props) {
  return <TypedField {...props} type="search" icon={<Search />} maxLength={120} />;
}
