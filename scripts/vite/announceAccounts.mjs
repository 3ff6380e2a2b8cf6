/**
 * Prints the demo accounts below the addresses of the development server.
 * @param {readonly import('../../mocks/demoAccounts').DemoAccount[]} accounts none where the mocks are off
 * @returns {import('vite').Plugin}
 */
export function announceAccounts(accounts) {
  return {
    name: 'announce-accounts',
    apply: 'serve',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        if (accounts.length > 0) server.config.logger.info(listOf(accounts));
      };
    },
  };
}

/** @param {Parameters<typeof announceAccounts>[0]} accounts */
function listOf(accounts) {
  const rows = accounts.map(
    ({ username, password, realName, title }) =>
      `     ${username.padEnd(9)} ${(password || '(blank)').padEnd(9)} ${realName}，${title}`,
  );
  return ['', '  Demo accounts and their passwords:', ...rows, ''].join('\n');
}
