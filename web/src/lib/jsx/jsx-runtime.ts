import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { withUnbrokenText } from './unbroken.ts';

export { Fragment };

export const jsx = (type: ElementType, props: object, key?: Key): ReactElement =>
  reactJsx(type, withUnbrokenText(type, props, false), key);

export const jsxs = (type: ElementType, props: object, key?: Key): ReactElement =>
  reactJsxs(type, withUnbrokenText(type, props, true), key);
