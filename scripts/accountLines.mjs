/**
 * The demo accounts and their passwords, as the development server and `npm run serve` print them.
 * @param {readonly import('../mocks/demoAccounts').DemoAccount[]} accounts
 */
export function accountLines(accounts) {
  const rows = accounts.map(
    ({ username, password, realName, title }) =>
      `     ${username.padEnd(9)} ${(password || '(blank)').padEnd(9)} ${realName}，${title}`,
  );
  return ['  Demo accounts and their passwords:', ...rows].join('\n');
}
