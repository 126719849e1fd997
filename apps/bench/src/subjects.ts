import { readdirSync } from 'node:fs';
import type { Subject } from './subject.ts';

/** Every file in `subjects/` is one: nothing else has to know of it. */
export async function subjects(): Promise<readonly Subject[]> {
  const folder = new URL('subjects/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.sort().map((file) => import(new URL(file, folder).href) as Promise<{ subject: Subject }>),
  );
  return modules.map(({ subject }) => subject);
}
