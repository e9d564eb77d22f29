import { useRouteError } from 'react-router';
import { FailureScreen } from './error-screens.tsx';

/** A screen of the router that could not be loaded or drawn. */
export function RouteFailure() {
  console.error(useRouteError());
  return <FailureScreen />;
}
