import { type ReactNode, Suspense, useState } from 'react';

type Props = {
  /** Whether there is something to show. */
  isThere: boolean;
  children: ReactNode;
};

/**
 * What some people have and whose script comes for them alone. Where it is there from the beginning, the page waits for its
 * script as for the rest of it: what came later would push down what is being read. Where it comes to a page that stands, the
 * page goes on standing.
 */
export function ComesAlong({ isThere, children }: Props) {
  const [fromTheBeginning] = useState(isThere);
  return fromTheBeginning ? children : <Suspense fallback={null}>{children}</Suspense>;
}
