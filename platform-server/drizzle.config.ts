import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/lib/data/schema/**/*.ts',
  out: './migrations',
})
