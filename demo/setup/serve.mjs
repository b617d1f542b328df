import { start } from '../server/main.ts'

await start()
