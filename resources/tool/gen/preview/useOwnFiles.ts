import { useQuery } from '@tanstack/react-query';
import { createLoader } from '@/src/lib/loader';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { toolEndpoints } from '../../endpoints';
import type { GenTable } from '../gen';
import type { PreviewFile } from './previewFiles';

/** The files of a table in this application, and what of its configuration is not in them. */
export interface OwnPreview {
  readonly files: readonly PreviewFile[];
  readonly notes: readonly string[];
}

const { detail } = toolEndpoints['tool/gen-edit'].operations;
const ownFiles = createLoader(() => import('../own/ownFiles'));

const none: OwnPreview = { files: [], notes: [] };

/**
 * The files of a table for this application, made from its configuration; nothing without the permission to read it.
 */
export function useOwnFiles({ tableId }: GenTable) {
  const { callOperation } = useServices();
  const allowed = useCan()(detail);
  return useQuery({
    queryKey: ['tool/gen', 'own', tableId],
    queryFn: async ({ signal }): Promise<OwnPreview> => {
      if (!allowed) return none;
      const options = { allowRepeat: true, quiet: true, signal };
      const [{ readOwnFiles }, { data }] = await Promise.all([
        ownFiles.fetch(),
        callOperation(detail, { id: tableId, options }),
      ]);
      const own = readOwnFiles(data);
      if ('problem' in own) return { files: [], notes: [`本系统的代码无法生成：${own.problem}`] };
      const files = own.files.map(({ path, text }) => ({
        key: path,
        label: path,
        saveAs: path.replaceAll('/', '_'),
        language: 'typescript' as const,
        text,
      }));
      return { files, notes: own.notes };
    },
    gcTime: 0,
    refetchOnMount: 'always',
  });
}
