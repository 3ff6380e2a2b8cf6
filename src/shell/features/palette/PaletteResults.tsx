import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { pathOfView } from '../../model/menu/readMenu';
import type { PanelProps } from '../../model/panels/panelProps';
import { useSettings } from '../../model/settings/useSettings';
import { toggleFavourite } from '../shortcuts/favourites';
import { useShellPlace } from '../shortcuts/ShellPlace';
import { memoryOf } from './candidate';
import type { Option } from './findCandidates';
import type { Typed } from './Palette';
import { PaletteEmpty } from './PaletteEmpty';
import { PaletteFoot } from './PaletteFoot';
import { optionId, PaletteList } from './PaletteList';
import { useRecords } from './RecordSearchContext';
import { remember } from './recent';
import { usePaletteKeys } from './usePaletteKeys';
import { useSections } from './useSections';
import './paletteResults.css';

interface Props extends PanelProps {
  /** Id of the list, which the field names. */
  readonly list: string;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether Enter was the last key before the results came. */
  readonly isEntered: RefObject<boolean>;
  readonly typed: Typed;
  /** Called with the id of the option that Enter would choose. */
  readonly onActive: (id: string | undefined) => void;
  /** Called when the choice opens another page. */
  readonly leadAway: () => void;
}

/** The results of the command palette for the typed text, below its field. */
export default function PaletteResults({
  services,
  user,
  tree,
  close,
  list,
  field,
  isEntered,
  typed,
  onActive,
  leadAway,
}: Props) {
  const place = useShellPlace(services, tree);
  const findings = useSections(typed, place, user);
  const { sections, options } = findings;
  const { favourites } = useSettings(services.settings);
  const hasRecords = useRecords() !== undefined;

  function run({ candidate }: Option): void {
    if (candidate.group !== 'records') remember(user.id, memoryOf(candidate));
    if (candidate.group !== 'actions') leadAway();
    close();
    candidate.run();
  }
  const star = ({ candidate: { page } }: Option) => page && toggleFavourite(services.settings, page);
  const { active, choose } = usePaletteKeys(field, { text: typed.text, options }, { run, star, close });
  const withOption = (deed: (option: Option) => void) => (key: string) => {
    const option = options.find((one) => one.key === key);
    if (option) deed(option);
  };
  useShown(active && optionId(list, active.key), onActive);
  const runEntered = useEffectEvent(() => isEntered.current && active && run(active));
  useEffect(() => void runEntered(), []);

  return (
    <>
      {options.length > 0 ? (
        <PaletteList
          id={list}
          sections={sections}
          activeKey={active?.key}
          favourites={favourites}
          onPoint={choose}
          onRun={withOption(run)}
          onStar={withOption(star)}
        />
      ) : (
        <PaletteEmpty
          typed={typed.text.trim()}
          withRecords={hasRecords}
          withStaff={pathOfView(tree, 'system/user/index') !== undefined}
          searching={findings.records === 'searching'}
        />
      )}
      <PaletteFoot options={options} records={findings.records} />
    </>
  );
}

/** Keeps the active option on screen, and tells the field of it. */
function useShown(id: string | undefined, onActive: Props['onActive']): void {
  useLayoutEffect(() => {
    onActive(id);
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, onActive]);
}
