import { createTestClient } from './testClient';

const successes = [200, 20000];

/** A call as the administrator, by method and address; answers its code, or the status of what has none. */
export type CodeOf = (call: string, body?: object) => Promise<number | undefined>;

/** Makes calls of which none should change anything: so all of a file share a mock server. */
export function createCodeReader(): CodeOf {
  const signedIn = createTestClient().as('admin');
  return async (call, body) => {
    const [method = '', path = ''] = call.split(' ');
    const text = body && JSON.stringify(body);
    const response = await (await signedIn).fetch(method, path, text, text && 'application/json');
    if (response.status !== 200) return response.status;
    const answer: unknown = await response.json().catch(() => ({}));
    return typeof answer === 'object' && answer && 'code' in answer ? Number(answer.code) : undefined;
  };
}

/** Whether the code is one of a success. */
export function isSuccess(code: number | undefined): boolean {
  return code !== undefined && successes.includes(code);
}
