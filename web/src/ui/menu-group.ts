import type { ReactNode } from 'react';

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second line; says why when the action is disabled. */
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Goes somewhere instead of doing something. */
  href?: string;
  onAction?: () => void;
};

export type MenuGroup = { id: string; title?: string; items: readonly MenuAction[] };
