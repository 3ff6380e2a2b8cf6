/** The message of a page to the worker of the mocks as it goes away. */
export const pageGone = 'PAGE_GONE';

/** The message of a page that has its calls answered; MSW's own word. */
export const pageThere = 'MOCK_ACTIVATE';

/**
 * Script before MSW's worker script. MSW takes a page for gone as soon as the browser asks whether it may be left. It
 * then drops the page's calls, and with the last page unregisters the worker, even while the next page loads. A page
 * that stays after all would have no server any more. Its calls would reach the network, and a reload would find a
 * vanishing worker. Here a page counts as present until it says that it has gone; the worker stays for the next one.
 */
export const workerPrelude = `addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data === '${pageGone}') activeClientIds.delete(event.source.id);
});

`;
