import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePages, ResourcePart, usePagePath } from '@/src/crud/ResourcePages';
import type { Row } from '@/src/crud/resourceSpec';
import { keyOf, useTreeRows } from '@/src/crud/tree/useWholeTree';
import { useCan } from '@/src/services/useCan';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { members } from './members';
import { OrganizationFacts } from './OrganizationFacts';
import { isHeadOffice } from './organization';
import styles from './organization.module.css';
import { organizations } from './organizations';

/**
 * 组织机构 (screen H5): the tree, and beside it the members of the organization in the address. Below it where there
 * is little room.
 */
export default function OrganizationPage() {
  const basePath = usePagePath();
  const narrow = useNarrow();
  const chosen = useChosen();
  const members = useRef<HTMLDivElement>(null);
  const orgId = useSearchParams()[0].get('orgId');
  useEffect(() => {
    if (narrow && orgId !== null) members.current?.scrollIntoView();
  }, [narrow, orgId]);
  return (
    <div className={styles.page} data-narrow={narrow}>
      <div className={styles.tree}>
        <ResourcePages resource={organizations} basePath={basePath} />
      </div>
      <div ref={members} className={styles.members}>
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
