import type { ActionCardId } from '../../../content/action-cards.ts';
import { challengeOfAnzu, challengeOfHuwawa } from './challenge.ts';
import {
  bountyOfTheFields,
  caravan,
  masterBuilder,
  royalCollectors,
  royalDecree,
  secondHarvest,
  thiefInTheNight,
  tribute,
} from './gains.ts';
import { akkaKingOfKish, levy, templeOffering } from './muster.ts';
import type { Played } from './played.ts';
import { plague } from './plague.ts';
import { canalRemoval, revolt } from './revolt.ts';

/** C12 Every card with the word ACTION, and what it does. */
export const ACTIONS: { readonly [card in ActionCardId]?: Played } = {
  plague,
  'challenge-of-anzu': challengeOfAnzu,
  'challenge-of-huwawa': challengeOfHuwawa,
  'canal-removal': canalRemoval,
  'akka-king-of-kish': akkaKingOfKish,
  'royal-decree': royalDecree,
  caravan,
  'bounty-of-the-fields': bountyOfTheFields,
  levy,
  'temple-offering': templeOffering,
  'second-harvest': secondHarvest,
  'royal-collectors': royalCollectors,
  'master-builder': masterBuilder,
  'thief-in-the-night': thiefInTheNight,
  revolt,
  tribute,
};
