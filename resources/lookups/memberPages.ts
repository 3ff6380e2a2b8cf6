import { callKey } from '@/providers/data/resourceCall';

/** The subject of all that is counted over cards: whatever moves one makes it out of date. */
export const cardKey = ['management', 'cards'] as const;

/** Queries that are out of date once a card has moved: screens of cards, and users with memberships. */
export const cardPages = [
  callKey(cardKey),
  ...[
    'management/card-data',
    'management/card-record',
    'management/card-release',
    'management/user-list',
  ].map((name) => callKey(name)),
];

/**
 * Queries that are out of date once a membership has changed, or a student has come or gone. Orders say what was opened;
 * the expert service and the registered users are the same people.
 */
export const memberPages = [
  ...cardPages,
  ...['expert/student', 'expert/filling', 'expert/order', 'operations/users'].map((name) => callKey(name)),
];

/**
 * Queries that are out of date once students themselves have changed. Their tables and what is computed for them depend
 * on their scores and subjects.
 */
export const studentPages = [
  ...memberPages,
  ...['expert/workbench', 'expert-volunteer', 'expert/volunteer', 'expert/major'].map((name) =>
    callKey(name),
  ),
];
