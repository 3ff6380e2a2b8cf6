import { createTestClient } from './testClient';

const successes = [200, 20000];

/** An answer to the administrator: its code, or the status where it has none, and its message. */
export interface StrictAnswer {
  readonly code: number | undefined;
  readonly message: string;
}

/** A call as the administrator, by method and address. */
export type AnswerOf = (call: string, body?: object) => Promise<StrictAnswer>;

/** The same, where the code is enough. */
export type CodeOf = (call: string, body?: object) => Promise<number | undefined>;

/** Makes calls of which none should change anything: so all of a file share a mock server. */
export function createAnswerReader(): AnswerOf {
  const signedIn = createTestClient().as('admin');
  return async (call, body) => {
    const [method = '', path = ''] = call.split(' ');
    const text = body && JSON.stringify(body);
    const response = await (await signedIn).fetch(method, path, text, text && 'application/json');
    if (response.status !== 200) return { code: response.status, message: '' };
    const answer: unknown = await response.json().catch(() => ({}));
    if (typeof answer !== 'object' || answer === null) return { code: undefined, message: '' };
    return {
      code: 'code' in answer ? Number(answer.code) : undefined,
      message: 'msg' in answer ? String(answer.msg) : '',
    };
  };
}

/** Makes the same calls for their codes. */
export function createCodeReader(): CodeOf {
  const answerOf = createAnswerReader();
  return async (call, body) => (await answerOf(call, body)).code;
}

/** Whether the code is one of a success. */
export function isSuccess(code: number | undefined): boolean {
  return code !== undefined && successes.includes(code);
}
