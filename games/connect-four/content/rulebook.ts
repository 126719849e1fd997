/** The rules in order, our own wording; their texts are in the catalogue, under `rule.<id>`. */
export const rulebook = [
  { id: 'C4-1.01', section: 'section.c4.1', kind: 'rule', source: 'rulebook' },
  { id: 'C4-1.02', section: 'section.c4.1', kind: 'rule', source: 'rulebook' },
  { id: 'C4-2.01', section: 'section.c4.2', kind: 'rule', source: 'rulebook' },
  { id: 'C4-2.02', section: 'section.c4.2', kind: 'rule', source: 'rulebook' },
  { id: 'C4-2.03', section: 'section.c4.2', kind: 'rule', source: 'rulebook' },
  { id: 'C4-3.01', section: 'section.c4.3', kind: 'rule', source: 'rulebook' },
  { id: 'C4-3.02', section: 'section.c4.3', kind: 'rule', source: 'rulebook' },
] as const;
