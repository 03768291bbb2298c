import { defineConfig } from '@playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './fixtures/chromium.ts'

/** The product as several processes; it starts its own, so nothing is shared with the other journeys. */
export default defineConfig({
  testDir: './topology',
  globalSetup: './topology/build-product.ts',
  outputDir: '../test-results/topology',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS },
  },
})
