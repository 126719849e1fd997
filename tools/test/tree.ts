import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** The repository itself. */
export const root = resolve(import.meta.dirname, '../..');

/** A throw-away folder with the given files, for showing a tool something bad. */
export function tree(files: Record<string, string>, options: { copy?: string[]; links?: Record<string, string> } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of options.copy ?? []) cpSync(join(root, path), join(folder, path));
  for (const [path, target] of Object.entries(options.links ?? {})) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(folder, target), join(folder, path));
  }
  return folder;
}
