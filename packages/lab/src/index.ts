/** Experiments with games: what is played, what comes of it, and how sure that is. No game, no page and no machine in here. */
export { BATCH, Batches, batchesOf, gamesOf } from './batch.ts';
export type { Comparison, Estimate } from './estimate.ts';
export { estimate, figuresOf } from './estimate.ts';
export type { Experiment, ExperimentSide, Setting } from './experiment.ts';
export { BadExperiment, EXPERIMENT_FORMAT, readExperiment, settingsOf } from './experiment.ts';
export type { FigureId, Scale } from './figures.ts';
export { Scales } from './figures.ts';
export type { Finding, Findings } from './findings.ts';
export { bandOf, findingsOf } from './findings.ts';
export type { LabResult } from './kept.ts';
export { Playing } from './play-game.ts';
export { Collector, readResult, resultText } from './result.ts';
export type { Sums } from './sums.ts';
export { digits, figureMessage, shown, sourceMessage, thingMessage, unitMessage } from './naming.ts';
export { reportHtml } from './report.ts';
export type { Told } from './telling.ts';
export { answerMessage, csvOf, toldEstimate } from './telling.ts';
export { labTexts } from './texts.en.ts';
