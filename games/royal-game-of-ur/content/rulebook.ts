/**
 * The rules in order, our own wording; their texts are in the catalogue, under `rule.<id>`.
 * `rulebook` marks what boards, pieces and dice that were found show; `reconstructed` what is today's reading of an old tablet.
 */
export const rulebook = [
  { id: 'UR-1.01', section: 'section.ur.1', kind: 'rule', source: 'rulebook' },
  { id: 'UR-1.02', section: 'section.ur.1', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-1.03', section: 'section.ur.1', kind: 'rule', source: 'rulebook' },
  { id: 'UR-1.04', section: 'section.ur.1', kind: 'ruling', source: 'rulebook' },
  { id: 'UR-1.05', section: 'section.ur.1', kind: 'ruling', source: 'reconstructed' },
  { id: 'UR-2.01', section: 'section.ur.2', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-2.02', section: 'section.ur.2', kind: 'rule', source: 'inferred' },
  { id: 'UR-3.01', section: 'section.ur.3', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-3.02', section: 'section.ur.3', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-3.03', section: 'section.ur.3', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-3.04', section: 'section.ur.3', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-3.05', section: 'section.ur.3', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-3.06', section: 'section.ur.3', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-4.01', section: 'section.ur.4', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-4.02', section: 'section.ur.4', kind: 'rule', source: 'inferred' },
  { id: 'UR-4.03', section: 'section.ur.4', kind: 'ruling', source: 'reconstructed' },
  { id: 'UR-5.01', section: 'section.ur.5', kind: 'ruling', source: 'reconstructed' },
  { id: 'UR-6.01', section: 'section.ur.6', kind: 'rule', source: 'reconstructed' },
  { id: 'UR-6.02', section: 'section.ur.6', kind: 'rule', source: 'reconstructed' },
] as const;
