import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config demo/server/drizzle.config.ts` creates the next migration. */
export default defineConfig({ dialect: 'postgresql', schema: './demo/server/schema.ts', out: './demo/server/migrations' })
