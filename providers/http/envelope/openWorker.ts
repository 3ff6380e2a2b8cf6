/** The worker that opens envelopes: unwraps, decrypts, inflates and parses outside of the page's thread (ENC-3). */
import { openSafely } from './open';
import type { OpenRequest, OpenResponse } from './opener';
import { cut } from './slices';

self.onmessage = async ({ data: { id, text, settings } }: MessageEvent<OpenRequest>) => {
  try {
    const opened = await openSafely(text, settings);
    if ('failed' in opened) return respond({ id, failed: opened.failed });
    for (const slice of cut(opened.value)) respond({ id, slice });
    respond({ id, done: true });
  } catch {
    respond({ id, failed: '结果无法传回页面' });
  }
};

function respond(response: OpenResponse): void {
  self.postMessage(response);
}
