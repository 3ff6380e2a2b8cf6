import { describeLives } from '@/src/testing/life';

await describeLives('operations');
