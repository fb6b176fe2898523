import { checkLive } from './live.ts';

checkLive();
