import { callKey } from '@/providers/data/resourceCall';

/**
 * Queries that are out of date once a role or its holders have changed. The permission screens show both, organizations
 * the roles of their members.
 */
export const rolePages = ['permission', 'system/organization/member'].map((name) => callKey(name));
