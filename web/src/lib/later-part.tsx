import { type ComponentType, lazy, memo, Suspense, useEffect, useId, useLayoutEffect, useState } from 'react';
import { loadCode } from './load-code.ts';
import { expectPart, partAnswers } from './page-parts.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * A part that the server draws with the rest of a page and whose code comes behind what can be pressed first. React would throw
 * away what the server has drawn if such a part were drawn again before its code is there: with the same props it is not.
 * @__NO_SIDE_EFFECTS__
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: (await loadCode(load)) as ComponentType<object> }));
  return memo((props: Props) => {
    const id = useId();
    return (
      <>
        <Expected id={id} />
        <Suspense>
          <Part {...props} />
          <Answers id={id} />
        </Suspense>
      </>
    );
  });
}

function Expected({ id }: { id: string }) {
  const hydrated = useHydrated();
  const [isDrawn] = useState(!hydrated);
  useLayoutEffect(() => (isDrawn ? expectPart(id) : undefined), [id, isDrawn]);
  return null;
}

/** With the part and not before it. */
function Answers({ id }: { id: string }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) partAnswers(id);
  }, [id, hydrated]);
  return null;
}
