import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePages, ResourcePart, usePagePath } from '@/src/crud/ResourcePages';
import type { Row } from '@/src/crud/resourceSpec';
import { useCan } from '@/src/crud/services';
import { keyOf, useTreeRows } from '@/src/crud/tree/useWholeTree';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { members } from './members';
import { OrganizationFacts } from './OrganizationFacts';
import { isHeadOffice } from './organization';
import styles from './organization.module.css';
import { organizations } from './organizations';

const parts = ['组织架构', '成员'];

/** 组织机构 (screen H5): the tree of places, and beside it who works at the one that the address names. */
export default function OrganizationPage() {
  const basePath = usePagePath();
  const narrow = useNarrow();
  const chosen = useChosen();
  const [part, setPart] = useState<string>();
  const [params] = useSearchParams();
  const shown = part ?? (params.has('orgId') ? '成员' : '组织架构');
  return (
    <div className={styles.page} data-narrow={narrow}>
      {narrow && <Segmented block options={parts} value={shown} onChange={setPart} />}
      <div className={styles.tree} hidden={narrow && shown !== '组织架构'}>
        <ResourcePages resource={organizations} basePath={basePath} />
      </div>
      <div className={styles.members} hidden={narrow && shown !== '成员'}>
        {chosen && <Chosen key={keyOf(chosen.id)} row={chosen} basePath={basePath} />}
      </div>
    </div>
  );
}

function Chosen({ row, basePath }: { readonly row: Row; readonly basePath: string }) {
  const orgId = keyOf(row.id);
  const scope = useMemo(() => ({ orgId }), [orgId]);
  return (
    <>
      <ResourcePart resource={organizations} basePath={basePath}>
        <OrganizationFacts row={row} />
      </ResourcePart>
      <ResourcePart resource={members} basePath={basePath} scope={scope} />
    </>
  );
}

/** The organization that the address names, else the head office. */
function useChosen(): Row | undefined {
  const can = useCan();
  const { list } = organizations.endpoints.operations;
  const about = { resource: organizations.name, parent: 'parentId' };
  const { rows } = useTreeRows(about, { enabled: can(list), hasPanel: true });
  const [params] = useSearchParams();
  const orgId = params.get('orgId');
  return (
    rows.find(({ id }) => keyOf(id) === orgId) ??
    rows.find(({ parentId }) => isHeadOffice({ parentId })) ??
    rows[0]
  );
}
