/** The message of a page to the worker of the mocks as it goes away. */
export const pageGone = 'PAGE_GONE';

/** The message of a page that has its calls answered; MSW's own word. */
export const pageThere = 'MOCK_ACTIVATE';

/**
 * Script before MSW's worker script. MSW takes a page for gone as soon as it asks whether it may be left, drops its calls,
 * and with the last page unregisters the worker, even while the next page is being loaded. Who stays after all would have no
 * server any more, what a page asks for while it goes would reach the network, and a reload would find a worker that is about to
 * vanish. Here a page is there until it says that it has gone; the worker stays for the next one.
 */
export const workerPrelude = `addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data === '${pageGone}') activeClientIds.delete(event.source.id);
});

`;
