import { callOperation } from '@/providers/data/callOperation';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { isRecord, numberOr, textOr } from '@/src/lib/record';

/** These pages show refusals at their forms, and nobody is signed in. */
const options = { quiet: true } as const;

/** Seconds until a code may be sent again, where the server does not say. */
const usualWait = 60;

/** Sends a code by SMS; resolves to the seconds until the next one may be sent. */
export async function sendCode(send: Send, mobile: string, type: 'login' | 'register'): Promise<number> {
  const { data } = await callOperation({ send }, platformCalls.sendCode, { body: { mobile, type }, options });
  return numberOr(isRecord(data) ? data.seconds : undefined, usualWait);
}

/** The first type of either kind of text: 用户服务协议 and 隐私政策 (screens S1 and S4). */
const docType = '1';

/** The current agreement or privacy text as HTML; empty where the server has or gives none (screen A2). */
export async function readLegalText(send: Send, which: 'agreement' | 'privacy'): Promise<string> {
  const call = which === 'agreement' ? platformCalls.agreementText : platformCalls.privacyText;
  try {
    const request = { body: { docType }, options: { ...options, allowRepeat: true } };
    const { data } = await callOperation({ send }, call, request);
    return isRecord(data) ? textOr(data.content) : '';
  } catch {
    return '';
  }
}
