import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './layers/sources.mjs';

/** Files that use TanStack's hooks themselves, each with what Refine's do not offer (docs/refine.md). */
const exceptions: readonly string[] = [
  // several readings whose number changes
  'src/crud/fields/region/areas.ts',
  'resources/expert/appointment/useSlots.ts',
  'resources/lookups/useProvinceRules.ts',
  // pages of candidates, one below the other
  'resources/expert/candidates/useCandidates.ts',
  // read ahead of the page that shows them
  'resources/expert/workbench/page/useOpenTable.ts',
  'resources/expert/workbench/page/useWorkbenchData.ts',
  'resources/expert/workbench/bar/useStudentTables.ts',
  // each response is added to the former data
  'resources/monitor/dashboard/usePolling.ts',
  // the shell's own pages, which know neither antd nor Refine
  'src/shell/features/home/Updates.tsx',
  'src/shell/features/home/useHomeQuery.ts',
  'src/shell/features/profile/Avatar.tsx',
  'src/shell/features/profile/LoginRecords.tsx',
  'src/shell/features/profile/ProfilePage.tsx',
  'src/shell/features/profile/SexChoice.tsx',
  'src/shell/features/toolbox/useProvinces.ts',
  'src/shell/features/updates/UpdatesDrawer.tsx',
];

/** An import of a hook that reads or writes past Refine. */
const past =
  /import \{[^}]*\buse(Suspense|Infinite)?(Query|Queries|Mutation)\b[^}]*\} from '@tanstack\/react-query'/;

test('pages read by useCall and act by useOperation, other than the files named here', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = listFiles(root).filter(
    (path) => /^(src|resources)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const found = files.filter((path) => past.test(readFileSync(resolve(root, path), 'utf8')));
  expect(found.toSorted()).toEqual(exceptions.toSorted());
});
