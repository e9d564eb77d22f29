import type { ElementType } from 'react';
import { Fragment, type JSXSource, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { withUnbrokenText } from './unbroken.ts';

export { Fragment };

/** What `npm run dev` draws with. */
export const jsxDEV: typeof reactJsxDev = (type, props, key, isStatic, source?: JSXSource, self?: unknown) =>
  reactJsxDev(type, withUnbrokenText(type as ElementType, props as object, isStatic), key, isStatic, source, self);
