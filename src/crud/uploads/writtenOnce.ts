import { mayBeWritten } from '@/providers/http/errors';

/**
 * A write that belongs to one upload, and must not be made twice by a retry or a cancellation. While it runs, after it
 * succeeded, and where its outcome is unknown, another call gets the first result. A refused one may be made again.
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
