/** Whether this is `npm run test:full`, in which sweeps take everything instead of one of each kind. */
export const isFull: boolean = import.meta.env.FULL === '1';
