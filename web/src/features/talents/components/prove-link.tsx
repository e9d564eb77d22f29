import { assessmentPaths } from '@prova/contract/assessments/paths';
import { to } from '@prova/contract/paths';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import { leaveGap } from './prove-skill.ts';

/** Leads to the tests that prove a skill; that page says so where there is none. */
export function ProveLink({
  skill,
  ...link
}: {
  skill: string;
  className?: string;
  label?: string;
  children: ReactNode;
}) {
  const { label, ...rest } = link;
  return (
    <Link
      {...rest}
      {...(label && { 'aria-label': label })}
      href={to(assessmentPaths.openTests, {}, { skill })}
      onClick={() => leaveGap(skill)}
    />
  );
}
