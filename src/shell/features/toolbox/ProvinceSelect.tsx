import { useTexts } from '../../kit/useTexts';
import { toolboxTexts } from './toolboxTexts';
import type { Provinces } from './useProvinces';

interface Props {
  readonly provinces: Provinces;
  /** The province in the address; undefined for all of them. */
  readonly value: number | undefined;
  readonly onChange: (provinceId: number | undefined) => void;
}

/** The province of the pages; a button to try again where the list could not be read. */
export function ProvinceSelect({ provinces, value, onChange }: Props) {
  const t = useTexts(toolboxTexts);
  const { list, failed, ask } = provinces;
  if (failed) {
    return (
      <button type="button" className="button toolbox-provinces-again" onClick={ask}>
        {t('toolbox.province.again')}
      </button>
    );
  }
  const isOther = value !== undefined && list?.every(({ id }) => id !== value);
  return (
    <select
      className="toolbox-select"
      aria-label={t('toolbox.province')}
      disabled={!list}
      value={list ? (value ?? '') : ''}
      onChange={(event) => onChange(Number(event.target.value) || undefined)}
    >
      <option value="">{list ? t('toolbox.province.all') : t('toolbox.province.loading')}</option>
      {isOther && <option value={value}>{t('toolbox.province.other', { id: value })}</option>}
      {list?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
