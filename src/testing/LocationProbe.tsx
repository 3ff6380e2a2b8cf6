import { useLayoutEffect } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { useUnsavedContext } from '../services/useUnsavedContext';

/** The router's location, and the ways from it, for code outside of it. */
export interface Where {
  location?: Location;
  navigate?: NavigateFunction;
  /** Asks about what is lost at an address; about all that is unsaved without one. */
  mayLeave?: (to?: string) => Promise<boolean>;
}

/** Keeps `where` up to date with the router around it. */
export function LocationProbe({ where }: { where: Where }) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    Object.assign(where, { location, navigate });
  });
  return null;
}

/** Keeps the way to leave with unsaved changes, as the frame does. */
export function LeaveProbe({ where }: { where: Where }) {
  const registry = useUnsavedContext()?.unsavedRegistry;
  useLayoutEffect(() => {
    if (registry) where.mayLeave = (to) => registry.confirmDiscard(to ? registry.lostAt(to) : registry.get());
  });
  return null;
}
