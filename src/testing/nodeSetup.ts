import { beforeEach } from 'vitest';
import { setClock } from './clock';

setClock();

/** Each test begins at the same minute, whenever it runs. */
beforeEach(() => setClock());
