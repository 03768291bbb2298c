import { readConfig } from '../config/config.ts'
import { warnOfShortDrain } from './short-drain.ts'

const KEYS = 'k1:a-secret-of-this-test-0123456789-0123456789'

function warningsOf(env: Record<string, string>): string[] {
  const warnings: string[] = []
  const log = { warn: (_fields: object, message: string) => void warnings.push(message) }
  const config = readConfig({ DATA_DIR: '/nowhere', SECRET_KEYS: KEYS, SEED_DEMO: '0', ...env })
  warnOfShortDrain(config, log as never)
  return warnings
}

it.each(['0', '4'])('warns of a drain of %s s in production', (seconds) => {
  expect(warningsOf({ NODE_ENV: 'production', DRAIN_SECONDS: seconds })).toEqual([
    'DRAIN_SECONDS is under 5: during a rolling restart, nginx answers some requests with 502.',
  ])
})

it.each([
  ['the default of production', { NODE_ENV: 'production' }],
  ['five seconds', { NODE_ENV: 'production', DRAIN_SECONDS: '5' }],
  ['another environment, which stops at once', { DRAIN_SECONDS: '0' }],
])('says nothing of %s', (_, env) => {
  expect(warningsOf(env as unknown as Record<string, string>)).toEqual([])
})
