import { describeLives } from '@/src/testing/life';

await describeLives('tool');
