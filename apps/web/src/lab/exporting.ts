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

const WIDE = 1200;
const GAP = 12;

/** A line of the picture: words, a drawing, or both beside each other. */
interface PictureRow {
  readonly text: string;
  readonly size: number;
  readonly drawing?: SVGSVGElement;
  /** Where the drawing begins; 0 where it stands alone. */
  readonly left: number;
  readonly high: number;
}

/** A drawing is no larger than this many times what it is on the page, or its words would be. */
const LARGEST = 2;

/** What is written in an element, its parts kept apart. */
function words(element: Element | null): string {
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof SVGElement) return;
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent?.trim() ?? '');
    for (const child of node.childNodes) walk(child);
  };
  if (element !== null) walk(element);
  return parts
    .filter((part) => part !== '')
    .join('  ')
    .replaceAll('  ,', ',');
}

/** A panel as lines: its heading, its own drawings, and its rows with their names and figures. */
function rowsIn(panel: Element): PictureRow[] {
  const alone = panel.querySelectorAll<SVGSVGElement>('.lab-line svg, :scope > svg, .lab-split svg');
  const named = panel.querySelectorAll('.lab-rows li, .lab-spread, .lab-split li');
  return [
    { text: words(panel.querySelector('h2')), size: 26, left: 0, high: 40 },
    ...[...alone].map((drawing) => ({ text: '', size: 18, drawing, left: 0, high: highOf(drawing, widest(drawing)) })),
    ...[...named].map((row): PictureRow => {
      const drawing = row.querySelector<SVGSVGElement>('svg');
      const text = words(row);
      return drawing === null
        ? { text, size: 18, left: 0, high: 24 }
        : { text, size: 18, drawing, left: WIDE / 2, high: Math.min(70, highOf(drawing, WIDE / 2)) };
    }),
  ];
}

const widest = ({ viewBox: { baseVal } }: SVGSVGElement): number => Math.min(WIDE - 2 * GAP, LARGEST * baseVal.width);
const highOf = ({ viewBox: { baseVal } }: SVGSVGElement, wide: number): number =>
  Math.round((wide * baseVal.height) / baseVal.width);

/** The plots that are on the page, one below the other, as a picture. */
async function picture(name: string): Promise<void> {
  const head = [...document.querySelectorAll('.lab-head h1, .lab-answer, .lab-progress')].map(
    (part): PictureRow => ({ text: words(part), size: part.matches('h1') ? 32 : 18, left: 0, high: 30 }),
  );
  const rows = [...head, ...[...document.querySelectorAll('.lab-plots > section')].flatMap(rowsIn)];
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = rows.reduce((sum, { high }) => sum + high + GAP, GAP);
  const drawn = canvas.getContext('2d');
  if (drawn === null) return;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  drawn.fillStyle = backgroundColor;
  drawn.fillRect(0, 0, canvas.width, canvas.height);
  drawn.fillStyle = color;
  let top = GAP;
  for (const { text, size, drawing, left, high } of rows) {
    drawn.font = `${size}px ${fontFamily}`;
    drawn.fillText(text, GAP, top + Math.min(high - 6, size + 4), left === 0 ? WIDE - 2 * GAP : left - 2 * GAP);
    if (drawing !== undefined) {
      const below = left === 0 && text !== '' ? size + 12 : 0;
      const [wide, tall] = [left === 0 ? widest(drawing) : WIDE - left - 2 * GAP, high - below];
      drawn.drawImage(await imageOf(drawing, wide, tall), left + GAP, top + below, wide, tall);
    }
    top += high + GAP;
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
