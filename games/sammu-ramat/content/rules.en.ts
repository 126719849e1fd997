import { actionRules } from './rules-actions.en.ts';
import { campaignRules } from './rules-campaign.en.ts';
import { checkRules } from './rules-checks.en.ts';
import { monthRules } from './rules-month.en.ts';
import { examples, rulings } from './rulings.en.ts';

const HEADINGS: { readonly [section: string]: string } = {
  '1': 'Set-up',
  '2': 'Terms and limits',
  '3': 'Stage 1: markers spread',
  '4': 'Stage 1: the Event',
  '5': 'Stage 2: Enemies attack',
  '6': 'Stage 3: the Monthly effect',
  '7': 'Stage 4: cards and taxes',
  '8': 'Stage 5: Consult',
  '9': 'Special Actions and Persistent Abilities',
  '10': 'Move',
  '11': 'Attack',
  '12': 'Play an Ashur card',
  '13': 'Barter and picking up Technology',
  '14': 'Free actions',
  '15': 'Stage 6: the Empire board',
  '16': 'Stage 6: the Queen',
  '17': 'Stage 6: Ishtar Gates and their Advisors',
  '18': 'Stage 7: winning and losing',
  '19': 'Markers and the bag',
  '20': 'Assassination',
  '21': 'Public Unrest',
  '22': 'Plague',
  '23': 'Raid',
  '24': 'Green markers',
  '25': 'Oracle Baileet',
  '26': 'Technologies',
  '27': 'Characters killed and set aside',
  '28': 'Campaign',
  '29': 'The score of a Campaign',
  '30': 'Solo',
  '31': 'Options',
  '32': 'The cards',
  A: 'Rulings',
  E: 'Worked examples',
};

const sections: { readonly [section: string]: readonly string[] } = {
  ...monthRules,
  ...actionRules,
  ...checkRules,
  ...campaignRules,
  A: rulings,
  E: examples,
};

/** The rules of Sammu-ramat in our own words, by id; rulings and worked examples too. */
export const rulesEn: { readonly [id: string]: string } = {
  ...Object.fromEntries(Object.entries(HEADINGS).map(([section, text]) => [`section.SAM-${section}`, text])),
  ...Object.fromEntries(
    Object.entries(sections).flatMap(([section, texts]) =>
      texts.map((text, i) => [`rule.SAM-${section}.${String(i + 1).padStart(2, '0')}`, text]),
    ),
  ),
};
