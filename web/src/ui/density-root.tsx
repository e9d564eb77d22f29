import { type ComponentProps, useLayoutEffect } from 'react';

export type Density = 'compact' | 'comfortable';

/** Sets how dense a layout is. The root carries it too, because dialogs and menus are drawn outside the layout. */
export function DensityRoot({ density, ...rest }: ComponentProps<'div'> & { density: Density }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  return <div {...rest} data-density={density} />;
}
