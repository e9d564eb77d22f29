import { useRouteError } from 'react-router';
import { FailureScreen } from './error-screens.tsx';

/** A screen of the router that could not be loaded or drawn. */
export function RouteFailure() {
  const error = useRouteError();
  console.error(error);
  return <FailureScreen error={error} />;
}
