import type { LabResult } from '@edubba/lab';
import { csvOf, findingsOf, reportHtml, resultText } from '@edubba/lab';
import { download } from '../app/download.ts';
import type { Say } from '../app/words.tsx';
import type { AnyModule } from './modules.ts';

export const EXPORTS = ['csv', 'json', 'html', 'png'] as const;
export type Export = (typeof EXPORTS)[number];

/** Hands a result to the person in one of the forms that other programs take. */
export async function exported(form: Export, module: AnyModule, result: LabResult, say: Say): Promise<void> {
  const name = `edubba-${result.experiment.game}-${result.experiment.seed}`.replaceAll(/[^\w-]/g, '_');
  if (form === 'csv') download(`${name}.csv`, csvOf(module, say, findingsOf(module, result).all));
  else if (form === 'json') download(`${name}.json`, resultText(result));
  else if (form === 'html') download(`${name}.html`, reportHtml(module, result, say));
  else await picture(`${name}.png`);
}

const COPIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font',
  'fill-opacity',
];

/** The plots that are on the page, one below the other, as a picture. */
async function picture(name: string): Promise<void> {
  const drawings = [...document.querySelectorAll<SVGSVGElement>('.lab-line svg, .lab-shares > svg, .lab-sources svg')];
  const canvas = document.createElement('canvas');
  const wide = 1200;
  const high = drawings.map((one) => (wide * one.viewBox.baseVal.height) / one.viewBox.baseVal.width);
  canvas.width = wide;
  canvas.height = Math.max(1, Math.round(high.reduce((sum, n) => sum + n + 24, 24)));
  const drawn = canvas.getContext('2d');
  if (drawn === null) return;
  drawn.fillStyle = getComputedStyle(document.body).backgroundColor;
  drawn.fillRect(0, 0, canvas.width, canvas.height);
  let top = 24;
  for (const [i, one] of drawings.entries()) {
    drawn.drawImage(await imageOf(one, wide, high[i] ?? 0), 0, top, wide, high[i] ?? 0);
    top += (high[i] ?? 0) + 24;
  }
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = name;
  link.click();
}

/** A drawing with its colours written into it, since the page's own rules do not go with it. */
async function imageOf(drawing: SVGSVGElement, wide: number, high: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(wide));
  copy.setAttribute('height', String(high));
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  for (const [i, from] of [...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(from);
    for (const property of COPIED) copies[i]?.style.setProperty(property, style.getPropertyValue(property));
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
