import { runCommand } from './run-command.ts'

/** `npm run migrate`: applies missing migrations to the database of the environment, which happens when it is opened. */
export const migrate = () =>
  runCommand(() => async () => {
    process.stdout.write('The database has all migrations.\n')
  })
