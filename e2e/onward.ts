import { expect } from './journey';

/**
 * Expectations of a sweep: a failed one is reported, and its journey goes on. So one run tells of all that is wrong.
 * Milliseconds: what is still wrong after them stays so.
 */
export const expectOnward = expect.configure({ soft: true, timeout: 5000 });
