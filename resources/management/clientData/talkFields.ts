import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { reason } from '@/src/ui/fields/reason';
import { problemRule } from '@/src/ui/fields/rule';
import { followWays, nextProblem, talkRules } from './client';

/** A talk with a client: how, its content, and when to speak again, not in the past (screen G2). */
export const talkFields = {
  way: choice('跟进方式', followWays, { required: true, initial: 1, serverErrors: ['跟进方式'] }),
  content: reason(talkRules.content, {
    ...{ serverErrors: ['跟进内容'] },
    phrases: ['电话未接通，稍后再联系', '家长需要与孩子商量', '已约到店面谈'],
  }),
  nextTime: datetime('下次跟进', {
    rules: [problemRule((time) => nextProblem(time, Date.now()))],
    serverErrors: ['下次跟进时间'],
  }),
};
