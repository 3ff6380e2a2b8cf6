import { useLayoutEffect } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router';

/** The router's location, and a function that changes it, for code outside of it. */
export interface Where {
  location?: Location;
  navigate?: NavigateFunction;
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
