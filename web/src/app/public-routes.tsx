import { Route, Routes } from 'react-router';
import { FailureScreen, NotFoundScreen } from './error-screens.tsx';
import { paths } from './paths.ts';

/** Pages that anybody may open. They stay lean: no react-aria, no zod, and the contract only as types. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path={paths.failure} element={<FailureScreen onRetry={() => location.assign('/')} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
