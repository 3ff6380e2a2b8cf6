import { passwordStrength } from './passwordStrength';
import { passwordTexts } from './passwordTexts';
import { useTexts } from './useTexts';

const levels = [1, 2, 3] as const;

/** The strength of the password: 弱, 中 or 强. Empty while there is none. */
export function StrengthBar({ password }: { password: string }) {
  const t = useTexts(passwordTexts);
  const strength = passwordStrength(password);
  if (strength === 0) return null;
  return (
    <span className={`strength strength-${strength}`}>
      {t('register.strength')}
      {levels.map((level) => (
        <i key={level} className={level <= strength ? 'on' : undefined} />
      ))}
      {t(`register.strength.${strength}`)}
    </span>
  );
}
