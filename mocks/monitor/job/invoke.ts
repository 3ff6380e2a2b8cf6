import { dayLength } from '../../time';

/** The server's own tasks by the name of their bean, with the arguments that each method takes. */
const beans: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ryTask: { ryNoParams: 0, ryParams: 1, ryMultipleParams: 5 },
  applyTask: { remindTimeout: 1 },
  cardTask: { remindExpiring: 1 },
  storeTask: { remindExpiring: 1 },
  scoreTask: { syncLines: 1 },
};

/** The package of the task classes. */
const taskPackage = 'com.ruoyi.quartz.task';

/** Forbidden parts of a target, with their messages (RuoYi's own lists), in the order of the checks. */
const forbidden: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/rmi:/i, "目标字符串不允许'rmi'调用"],
  [/ldaps?:/i, "目标字符串不允许'ldap(s)'调用"],
  [/https?:\/\//i, "目标字符串不允许'http(s)'调用"],
  [
    /java\.net\.URL|javax\.naming\.InitialContext|org\.yaml\.snakeyaml|org\.springframework|org\.apache|com\.ruoyi\.(common\.utils\.file|common\.config|generator)/i,
    '目标字符串存在违规',
  ],
];

/** Why a target may not be called; nothing where it may. */
export function targetProblem(target: string): string | undefined {
  const found = forbidden.find(([pattern]) => pattern.test(target));
  if (found) return found[1];
  const { owner } = partsOf(target);
  const allowed = owner.includes('.') ? owner.startsWith(`${taskPackage}.`) : owner in beans;
  return allowed ? undefined : '目标字符串不在白名单内';
}

/** The outcome of a job's call. */
interface Outcome {
  /** Milliseconds. */
  readonly took: number;
  /** Empty where it went well. */
  readonly exception: string;
}

/**
 * Calls a target at a moment. Missing targets fail, and the source of the score lines is unreachable every third day.
 */
export function invoke(target: string, moment: number): Outcome {
  const { owner, method, count } = partsOf(target);
  const bean = beanOf(owner);
  const took = 12 + (Math.floor(moment / 1000) % 389);
  if (beans[bean]?.[method] !== count) {
    const name = `${taskPackage}.${bean.charAt(0).toUpperCase()}${bean.slice(1)}`;
    return { took, exception: `java.lang.NoSuchMethodException: ${name}.${method}()` };
  }
  const isOutOfReach = bean === 'scoreTask' && Math.floor(moment / dayLength) % 3 === 0;
  return isOutOfReach ? { took: took + 5000, exception: outOfReach } : { took, exception: '' };
}

const outOfReach = `java.net.SocketTimeoutException: connect timed out
\tat java.base/java.net.Socket.connect(Socket.java:633)
\tat com.ruoyi.quartz.task.ScoreTask.syncLines(ScoreTask.java:41)
\tat com.ruoyi.quartz.util.JobInvokeUtil.invokeMethod(JobInvokeUtil.java:53)`;

/** Takes `bean.method(1, 'a')` apart. */
function partsOf(target: string) {
  const call = target.split('(', 1)[0] ?? '';
  const dot = call.lastIndexOf('.');
  const inside = /\((.*)\)\s*$/s.exec(target)?.[1]?.trim() ?? '';
  const count = inside === '' ? 0 : inside.split(/,(?=(?:[^']*'[^']*')*[^']*$)/).length;
  return { owner: call.slice(0, Math.max(0, dot)), method: call.slice(dot + 1).trim(), count };
}

/** A class of the package is the bean of the same name. */
function beanOf(owner: string): string {
  const name = owner.slice(owner.lastIndexOf('.') + 1);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
