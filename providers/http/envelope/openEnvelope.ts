import { createLoader } from '@/src/lib/loader';
import { isRecord } from '@/src/lib/record';
import { callName, type RawResponse, type Step } from '../request';
import { type EnvelopeSettings, looksLikeEnvelope } from './scheme';

/** Writes a line for the application's operators; staff never see it. */
export type Log = (line: string) => void;

/**
 * Opens encrypted responses (contract, section 4): `data` of a response with code 20000 that looks like an envelope. A
 * failure leaves the raw data and one line in the log. The code that opens envelopes is fetched while the first call is
 * on its way.
 */
export function openEnvelope(settings: EnvelopeSettings, log: Log): Step {
  if (settings.key === '') return (call, next) => next(call);
  return async (call, next) => {
    opener.ahead(); // an envelope tries again, and reports it
    const rawResponse = await next(call);
    const text = sealedText(rawResponse);
    if (text === undefined) return rawResponse;
    const opened = await openLazily(text, settings);
    if ('value' in opened) return withData(rawResponse, opened.value);
    log(`${callName(call)}: ${opened.failed}`);
    return rawResponse;
  };
}

function sealedText({ body }: RawResponse): string | undefined {
  if (!isRecord(body) || body.code !== 20000) return undefined;
  return typeof body.data === 'string' && looksLikeEnvelope(body.data) ? body.data : undefined;
}

const opener = createLoader(() => import('./opener'));

async function openLazily(text: string, settings: EnvelopeSettings) {
  try {
    const { open } = await opener.fetch();
    return await open(text, settings);
  } catch (error) {
    return { failed: String(error) };
  }
}

function withData(rawResponse: RawResponse, data: unknown): RawResponse {
  return {
    ...rawResponse,
    body: isRecord(rawResponse.body) ? { ...rawResponse.body, data } : rawResponse.body,
  };
}
