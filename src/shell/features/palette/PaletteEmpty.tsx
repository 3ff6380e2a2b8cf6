import { useTexts } from '../../kit/useTexts';
import { resultTexts } from './resultTexts';

interface Props {
  readonly typed: string;
  /** Whether records can be found at all. */
  readonly withRecords: boolean;
  /** Whether members of the staff are among them: servers do not find these by their real names. */
  readonly withStaff: boolean;
  /** Records may still come. */
  readonly searching: boolean;
}

/** Shown where nothing was found, or not yet: suggests other texts to type. */
export function PaletteEmpty({ typed, withRecords, withStaff, searching }: Props) {
  const t = useTexts(resultTexts);
  if (searching)
    return (
      <div className="palette-empty">
        <p>{t('palette.none.yet')}</p>
      </div>
    );
  return (
    <div className="palette-empty">
      <p>{t('palette.none', { typed })}</p>
      <p>{t('palette.none.hint')}</p>
      {withRecords && [...typed].length < 2 && <p>{t('palette.none.records')}</p>}
      {withRecords && withStaff && /\p{Script=Han}/u.test(typed) && <p>{t('palette.none.staff')}</p>}
    </div>
  );
}
