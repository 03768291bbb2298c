import { defineConfig } from '@playwright/test'
import type { TenantOptions } from './fixtures/tenants.ts'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './fixtures/chromium.ts'
import { MISSING_ENGINES, OTHER_ENGINES } from './fixtures/engines.ts'

export default defineConfig<TenantOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: 'topology/**',
  outputDir: '../test-results/e2e',
  globalSetup: './fixtures/start-product.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Two browsers, the server and its database share two cores: a test that only runs out of time is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    tenant: 'oncall',
    consent: 'declined',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Only the offline tests allow service workers; the others check what comes over the network.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // A trace takes a screenshot before and after each step: too expensive for tests that pass.
    trace: 'on-first-retry',
  },
  // `npm test` reads it in the report.
  metadata: { notRun: MISSING_ENGINES },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS } },
    },
    // What a visitor does; everything else is the same code in every engine. WebDriver BiDi cannot turn scripts off.
    ...OTHER_ENGINES.flatMap(({ name, use }) =>
      use ? [{ name, use, testMatch: 'public/languages.spec.ts', grepInvert: /without JavaScript/ }] : [],
    ),
  ],
})
