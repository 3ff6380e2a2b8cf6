/** The step at which opening an envelope failed (ENC-2); the log names it. */
export type FailedStep =
  | '信封密钥无效'
  | '信封布局错误'
  | '内容密钥解包失败'
  | 'AES 密钥长度错误'
  | 'AES 解密失败'
  | 'Gzip 解压失败'
  | 'JSON 解析失败';

/** Why an envelope stays closed. Never leaves `providers/http/envelope`: the raw data is used instead. */
export class EnvelopeFailure extends Error {
  override readonly name = 'EnvelopeFailure';

  constructor(
    readonly step: FailedStep,
    cause?: unknown,
  ) {
    super(step, { cause });
  }
}

/** Does one step; whatever it throws becomes a failure with the step's name. */
export async function during<T>(step: FailedStep, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new EnvelopeFailure(step, cause);
  }
}

/** The name of the step that failed. */
export function failedStep(error: unknown): string {
  return error instanceof EnvelopeFailure ? error.step : String(error);
}
