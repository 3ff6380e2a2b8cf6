import { textOr } from '@/src/lib/record';
import type { MockServer } from '../mockServer';
import type { MockRequest } from '../route';
import { keepFile } from './filesKept';

interface Begun {
  readonly key: string;
  readonly pieces: Map<number, File>;
}

/** The uploads in parts that have begun and are not complete; they are gone with the page. */
export interface Parts {
  readonly answer: (request: MockRequest) => Response | Promise<Response>;
}

/** Takes uploads in parts (decision 12): begin, list, send, complete. A part above `largest` bytes is refused with 413. */
export function createParts(mockServer: MockServer, largest: number): Parts {
  const begun = new Map<string, Begun>();

  function begin(key: string): Response {
    const uploadId = crypto.randomUUID();
    begun.set(uploadId, { key, pieces: new Map() });
    return Response.json({ uploadId });
  }

  function take({ pieces }: Begun, part: number, file: unknown): Response {
    if (!(file instanceof File) || !(part >= 1)) return new Response('InvalidPart', { status: 400 });
    if (file.size > largest) return new Response('EntityTooLarge', { status: 413 });
    pieces.set(part, file);
    return new Response(null, { status: 204 });
  }

  async function complete(uploadId: string, { key, pieces }: Begun, count: number): Promise<Response> {
    const all = Array.from({ length: count }, (_, index) => pieces.get(index + 1));
    const [first, ...rest] = all.filter((piece) => piece !== undefined);
    if (!first || rest.length + 1 !== count) return new Response('InvalidPart', { status: 400 });
    await keepFile(mockServer, `/${key}`, first.name, new Blob([first, ...rest], { type: first.type }));
    begun.delete(uploadId);
    return Response.json({ key });
  }

  return {
    answer({ query, body }) {
      const { uploadId = '', partNumber, complete: count } = query;
      if ('uploads' in query) return begin(textOr(body.key));
      const upload = begun.get(uploadId);
      if (!upload) return new Response('NoSuchUpload', { status: 404 });
      if (partNumber !== undefined) return take(upload, Number(partNumber), body.file);
      if (count !== undefined) return complete(uploadId, upload, Number(count));
      return Response.json({ parts: [...upload.pieces.keys()] });
    },
  };
}
