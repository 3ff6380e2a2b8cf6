import { accountLines } from '../accountLines.mjs';

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
        if (accounts.length > 0) server.config.logger.info(`\n${accountLines(accounts)}\n`);
      };
    },
  };
}
