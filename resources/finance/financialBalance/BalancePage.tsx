import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { Loadable, load } from '@/src/ui/load';
import { balances } from './balances';

const OwnAccount = load(() => import('./OwnAccount'));

/** 财务余额 (screen F5): all accounts for the platform; for an institution its own, as cards. */
export default function BalancePage() {
  const own = <Loadable of={OwnAccount} props={{}} />;
  return (
    <ResourcePages resource={balances} basePath={usePagePath()} {...(!useIsPlatform() && { list: own })} />
  );
}
