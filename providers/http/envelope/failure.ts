/** The step at which opening an envelope failed (ENC-2); the log names it. */
export type FailedStep =
  | '信封密钥无效'
  | '信封布局错误'
  | '内容密钥解包失败'
  | 'AES 密钥长度错误'
  | 'AES 解密失败'
  | 'Gzip 解压失败'
  /** Stopped in the middle: a small response may unpack without end. */
  | '解压后超过 64 MB'
  | 'JSON 解析失败'
  /** Opened in the worker, but nested too deeply to be passed to the page. */
  | '结果无法传回页面'
  /** Too much for the page, or more than its tools can do; never shown, since the worker opens the envelope. */
  | '留给后台线程';

/** The reason why an envelope stays closed. Never leaves `providers/http/envelope`: the raw data is used instead. */
export class EnvelopeFailure extends Error {
  override readonly name = 'EnvelopeFailure';

  constructor(
    readonly step: FailedStep,
    cause?: unknown,
  ) {
    super(step, { cause });
  }
}

/** Runs one step; any error becomes a failure with the step's name, unless it has a name already. */
export async function during<T>(step: FailedStep, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof EnvelopeFailure ? cause : new EnvelopeFailure(step, cause);
  }
}

/** Bytes that a response may have once it is unpacked. */
const largestUnpacked = 64 * 1024 * 1024;

/** Counts the unpacked bytes; throws where there are more than a response may have. */
export function createUnpackedCount(): (chunk: Uint8Array) => void {
  let unpacked = 0;
  return ({ length }) => {
    unpacked += length;
    if (unpacked > largestUnpacked) throw new EnvelopeFailure('解压后超过 64 MB');
  };
}

/** The name of the step that failed. */
export function failedStep(error: unknown): string {
  return error instanceof EnvelopeFailure ? error.step : String(error);
}
