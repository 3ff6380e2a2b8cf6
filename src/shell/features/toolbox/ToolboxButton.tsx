import { Suspense } from 'react';
import { load } from '@/src/ui/load';
import { QuietBoundary } from '../../kit/QuietBoundary';
import { usePlatformConfig } from '../../model/platform/usePlatformConfig';
import type { Services } from '../../model/services';
import { useToolbox } from './ToolboxContext';

const ToolboxOpener = load(() => import('./ToolboxOpener'));

/**
 * The toolbox's place in the top bar. Its code comes with the address; nothing is there where the platform has none
 * (TBX-1).
 */
export function ToolboxButton({ services }: { services: Services }) {
  const toolbox = useToolbox();
  const { toolboxAddress } = usePlatformConfig(services.platformConfig);
  if (!toolbox || toolboxAddress.trim() === '') return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <ToolboxOpener address={toolboxAddress} toolbox={toolbox} notifier={services.notifier} />
      </Suspense>
    </QuietBoundary>
  );
}
