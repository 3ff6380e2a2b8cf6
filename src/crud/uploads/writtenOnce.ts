import { mayBeWritten } from '@/providers/http/errors';

/**
 * A write that belongs to one upload, whose retry and whose cancelling must not make it twice: while it is under way, after it
 * succeeded, and where nobody knows, another call gets what the first one comes to. A refused one may be made again.
 */
export function writtenOnce<Body>(write: (body: Body) => Promise<unknown>): (body: Body) => Promise<unknown> {
  let made: Promise<unknown> | undefined;
  return (body) => {
    made ??= write(body).catch((error: unknown) => {
      if (!mayBeWritten(error)) made = undefined;
      throw error;
    });
    return made;
  };
}
