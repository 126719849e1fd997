/** Says the figures of a proof in one line, for whoever runs it. */
export function report(proof: string, figures: { readonly [name: string]: number | string }): void {
  const said = Object.entries(figures).map(([name, value]) => {
    return `${name} ${typeof value === 'number' ? Math.round(value * 10) / 10 : value}`;
  });
  process.stdout.write(`${proof}: ${said.join(' · ')}\n`);
}
