import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config demo/server/database/drizzle.config.ts` creates the next migration. */
export default defineConfig({ dialect: 'postgresql', schema: './demo/server/database/schema.ts', out: './demo/server/database/migrations' })
