/** The seats by name: the colours of the pieces that were found, dark and light. */
export const seats = [{ id: 'seat.lapis' }, { id: 'seat.shell' }] as const;
