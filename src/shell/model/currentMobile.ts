import type { User } from '@/providers/auth/user';
import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { isGivenUp } from '@/providers/http/errors';
import { isRecord, textOr } from '@/src/lib/record';
import type { Services } from './services';

/**
 * The signed-in person's mobile number as the server holds it now: somebody else may have changed it since the sign-in.
 * The session takes it over. Where it cannot be read, the number of the session; rejects where the person is gone.
 */
export async function currentMobile(
  { send, session }: Pick<Services, 'send' | 'session'>,
  { mobile: former }: User,
): Promise<string> {
  const options = { quiet: true, allowRepeat: true };
  const data = await callOperation({ send }, shellCalls.profile, { options }).then(
    (response) => response.data,
    (error) => {
      if (isGivenUp(error)) throw error;
    },
  );
  const mobile = isRecord(data) ? textOr(data.phonenumber, former) : former;
  if (mobile !== former) session.updateUser({ mobile });
  return mobile;
}
