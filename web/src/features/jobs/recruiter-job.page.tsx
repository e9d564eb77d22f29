import { Navigate, useParams } from 'react-router';
import { paths, to } from '../../app/paths.ts';

/** A job's own address leads to its board, where the work is. */
export function RecruiterJobPage() {
  const { id = '' } = useParams();
  return <Navigate replace to={to(paths.board, { id })} />;
}
