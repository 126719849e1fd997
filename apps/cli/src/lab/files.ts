import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Experiment, LabResult } from '@edubba/lab';
import { BadExperiment, readExperiment, readResult, resultText } from '@edubba/lab';
import { Failure, USAGE } from '../failure.ts';

/** Reads an experiment; says what is wrong with a file that holds none. */
export function experimentIn(file: string): Experiment {
  return reading(file, readExperiment);
}

/** Reads what came of an experiment. */
export function resultIn(file: string): LabResult {
  return reading(file, readResult);
}

/** What came of it so far, where it was begun before. */
export function earlierIn(file: string): LabResult | undefined {
  return existsSync(file) ? resultIn(file) : undefined;
}

/** Writes a result: all of it or nothing, since whoever waits may pull the plug. */
export function keepResult(file: string, result: LabResult): void {
  keepText(file, resultText(result));
}

export function keepText(file: string, text: string): void {
  try {
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new Failure('cli.error.cannot-write', { file, detail: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

function reading<T>(file: string, read: (text: string) => T): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure('cli.error.cannot-read', { file, detail: (error as NodeJS.ErrnoException).code ?? '' });
  }
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof BadExperiment)) throw error;
    throw new Failure('cli.lab.error.file', { file, detail: error.message }, USAGE);
  }
}
