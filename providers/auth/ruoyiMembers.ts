import type { ApiResponse } from '@/providers/http/call';
import { isRecord } from '@/src/lib/record';

/** The members of a RuoYi server's response about the session, which holds them at the top; some ports put all of them into `data`. */
export function ruoyiMembers({ members }: Pick<ApiResponse, 'members'>): ApiResponse['members'] {
  return isRecord(members.data) ? { ...members.data, ...members } : members;
}
