/** Time limit in milliseconds for a state to appear. Only failing tests wait that long, so a busy machine has enough time. */
export const patience = 30_000
