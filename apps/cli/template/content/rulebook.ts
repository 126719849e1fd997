/** The rules in order; their texts are in the catalogue, under `rule.<id>`. */
export const rulebook = [
  { id: 'FG-1.01', section: 'section.fg.1', kind: 'rule', source: 'rulebook' },
  { id: 'FG-2.01', section: 'section.fg.2', kind: 'rule', source: 'rulebook' },
  { id: 'FG-2.02', section: 'section.fg.2', kind: 'rule', source: 'rulebook' },
  { id: 'FG-3.01', section: 'section.fg.3', kind: 'rule', source: 'rulebook' },
] as const;
