import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Works for whoever called for as long as they wait: the signal aborts once their connection is gone. */
export async function whileThere<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // Nobody reads this answer.
  const leave = () => controller.abort(new AppError('SERVICE_UNAVAILABLE'));
  if (socket.destroyed) leave();
  socket.once('close', leave);
  try {
    return await work(controller.signal);
  } finally {
    socket.off('close', leave);
  }
}
