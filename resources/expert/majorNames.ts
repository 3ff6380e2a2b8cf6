import { useCalls } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { expertEndpoints } from './endpoints';

const { major } = expertEndpoints['expert/college'].operations;

/** Names of majors that were read, by code. */
const known = new Map<string, string>();

/** The name of a major once it has been read; its code otherwise. */
export function majorName(code: string): string {
  return known.get(code) ?? code;
}

/** Keeps the names of majors that came with something else, so that they are not read. */
export function rememberMajors(majors: readonly Readonly<Record<'code' | 'name', string>>[]): void {
  for (const { code, name } of majors) if (name !== '') known.set(code, name);
}

/** Reads what majors are called, for `majorName`; those that cannot be read keep their codes. */
export function useMajorNames(codes: readonly string[]): void {
  const unknown = codes.filter((code) => !known.has(code));
  useCalls(
    ['expert/college', 'majorNames', unknown],
    async ({ callOperation }) => {
      const readName = async (code: string) => {
        const { data } = await callOperation(major, { body: { majorCode: code } });
        rememberMajors([{ code, name: isRecord(data) ? textOr(data.name) : '' }]);
      };
      await Promise.allSettled(unknown.map(readName));
      return true;
    },
    { enabled: unknown.length > 0, staleTime: Number.POSITIVE_INFINITY },
  );
}
