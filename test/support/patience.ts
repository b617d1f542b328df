/** Milliseconds that a test waits for a state. Only a failing test waits that long, so a busy machine gets plenty. */
export const patience = 30_000
