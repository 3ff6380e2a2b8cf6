import { createContext } from 'react';
import type { Row } from '../resourceSpec';

/** The record as it was read that the form around an input changes; undefined for a new one, and in filters. */
export const FormRecord = createContext<Row | undefined>(undefined);
