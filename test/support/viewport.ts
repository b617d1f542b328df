import { executeServerCommand } from '@web/test-runner-commands'

/** Sets the window's inner size. */
export const viewport = (width: number, height: number): Promise<unknown> => executeServerCommand('ui:viewport', { width, height })
