import type { Json } from '@edubba/kernel';
import type { Exporter } from './rooms.ts';

/**
 * All that is known of somebody, as JSON, piece by piece: the next one is made when the last was sent, so that the house never
 * holds all of it. Whoever has played a thousand games takes a hundred megabytes along.
 */
export async function* everything(
  people: Json,
  exporters: { readonly [part: string]: Exporter },
  person: string,
): AsyncGenerator<string> {
  yield `{"people":${JSON.stringify(people)}`;
  for (const [part, exporter] of Object.entries(exporters)) {
    yield `,${JSON.stringify(part)}:`;
    const known = exporter(person);
    if (known instanceof Promise) yield JSON.stringify(await known);
    else yield* listed(known);
  }
  yield '}';
}

async function* listed(items: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield before + item;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
