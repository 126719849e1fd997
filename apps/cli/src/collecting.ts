import { setFlagsFromString } from 'node:v8';

/**
 * From here on young objects are collected by the thread that makes them. Where one thread plays, there is little to collect
 * at a time: to wake helpers and to wait for them takes longer, and the other cores belong to whoever reads what is played.
 */
export function collectAlone(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
