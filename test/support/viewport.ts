import { executeServerCommand } from '@web/test-runner-commands'

/** Sets the inner size of the window in px. */
export const viewport = (width: number, height: number): Promise<unknown> => executeServerCommand('ui:viewport', { width, height })
