/** Tests of how a game is drawn: that whatever it says comes from its catalogue, is short enough and cites real rules. */
export { DrawingCheck } from './drawing.ts';
export { drawingTests } from './drawing-tests.ts';
export { neededBy } from './needs.ts';
export { sayer } from './said.ts';
