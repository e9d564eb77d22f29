import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon as Lucide's files describe one: 24 by 24, drawn with lines. */
export interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const NAMING = /^(?:aria-|role$|title$)/;

/**
 * What Lucide's own function makes of an icon, without what nobody asks of it here (a context, sizes of strokes that follow
 * those of the icon, other frameworks' attributes): that weighs 1.5 kB on every visit and runs for every icon drawn.
 */
export default function createIcon({ name, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module runs.
  return function Icon({ className, children, ...rest }: SVGProps<SVGSVGElement>): ReactElement {
    const isNamed =
      children !== undefined || Object.entries(rest).some(([key, value]) => value != null && NAMING.test(key));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': isNamed ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
