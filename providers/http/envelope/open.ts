import { parseExactly } from '../exactJson';
import type { Bytes } from './bytes';
import { during, EnvelopeFailure, failedStep } from './failure';
import { readPrivateKey, readPublicKey } from './keys';
import { splitEnvelope } from './layout';
import { unpad } from './pkcs1';
import { applyPrivate, applyPublic } from './rsa';
import type { EnvelopeScheme, EnvelopeSettings } from './scheme';
import { bestToolkit, type Toolkit } from './toolkit';

/** Recovers the content key from the wrapped one. */
type Unwrap = (wrapped: Bytes, toolkit: Toolkit) => Bytes | Promise<Bytes>;

/**
 * The JSON value inside an envelope (specification, section 7, Response encryption). Runs in the worker, or in the page
 * where there is none. Rejects with an {@link EnvelopeFailure} that names the step.
 */
export async function openText(
  text: string,
  settings: EnvelopeSettings,
  toolkit: Toolkit = bestToolkit,
): Promise<unknown> {
  const { iv, wrappedKey, ciphertext } = await during('信封布局错误', () => splitEnvelope(text));
  const unwrap = await during('信封密钥无效', () => unwrapper(settings));
  const contentKey = await during('内容密钥解包失败', () => unwrap(wrappedKey, toolkit));
  if (![16, 24, 32].includes(contentKey.length)) throw new EnvelopeFailure('AES 密钥长度错误');
  const packed = await during('AES 解密失败', () => toolkit.decryptAes(contentKey, iv, ciphertext));
  const plain = await during('Gzip 解压失败', () => toolkit.gunzip(packed));
  return during('JSON 解析失败', () => parseExactly(utf8.decode(plain)));
}

/** The outcome of opening an envelope: its value, or the name of the step that failed. */
export type OpenResult = { readonly value: unknown } | { readonly failed: string };

/** Like {@link openText}, but never rejects. */
export async function openSafely(
  text: string,
  settings: EnvelopeSettings,
  toolkit?: Toolkit,
): Promise<OpenResult> {
  try {
    return { value: await openText(text, settings, toolkit) };
  } catch (error) {
    return { failed: failedStep(error) };
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const makers: Readonly<Record<EnvelopeScheme, (pem: string) => Unwrap>> = {
  pkcs1: (pem) => {
    const key = readPrivateKey(pem);
    return (wrapped) => unpad(applyPrivate(key, wrapped), 2);
  },
  oaep: (pem) => {
    const key = readPrivateKey(pem);
    return (wrapped, toolkit) => toolkit.unwrapOaep(key, wrapped);
  },
  'pkcs1-public': (pem) => {
    const key = readPublicKey(pem);
    return (wrapped) => unpad(applyPublic(key, wrapped), 1);
  },
};

/** The last key read: there is one in a session, and reading it again for each response is waste. */
let last: { settings: EnvelopeSettings; unwrap: Unwrap } | undefined;

function unwrapper({ scheme, key }: EnvelopeSettings): Unwrap {
  if (last?.settings.scheme === scheme && last.settings.key === key) return last.unwrap;
  const unwrap = makers[scheme](key);
  last = { settings: { scheme, key }, unwrap };
  return unwrap;
}
