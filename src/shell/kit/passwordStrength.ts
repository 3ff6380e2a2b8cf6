/**
 * The strength of a password: 0 for none, 1 weak, 2 medium, 3 strong. Counts the kinds of characters (small, capital,
 * digit, other) and the length; a hint for the person, not a rule.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (password.length < 6 || kinds < 2) return 1;
  return password.length >= 10 && kinds >= 3 ? 3 : 2;
}
