import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://app:secret@db:5432/platform'
const SECRET_KEYS = 'k1:a-secret-of-the-tests-0123456789-0123456789'

it('needs nothing: an empty environment is the embedded default with its demo data', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    database: { kind: 'embedded' },
    seedDemo: true,
    smtpUrl: null,
    apiBase: '/api',
    trustProxy: false,
  })
})

it('takes an empty variable for an unset one, as compose files pass them on', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: ' ' })).toEqual(readConfig({}))
})

it('seeds no demo data into a real database unless configured', () => {
  expect(readConfig({ DATABASE_URL, SECRET_KEYS }).seedDemo).toBe(false)
  expect(readConfig({ DATABASE_URL, SECRET_KEYS, SEED_DEMO: '1' }).seedDemo).toBe(true)
  expect(readConfig({ SEED_DEMO: '0' }).seedDemo).toBe(false)
})

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
  [
    { DATABASE_URL: 'mysql://db/x' },
    'DATABASE_URL must be a URL like postgres://user:password@host:5432/database',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL like smtp://user:password@host:587'],
  [{ STORAGE: '/var/files' }, 'STORAGE must be a URL like s3://'],
  [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be 1 or 0'],
  [{ API_BASE: 'api/' }, 'API_BASE must be a path or URL like /api'],
  [{ TRAINING_HOST: 'https://train.example' }, 'TRAINING_HOST must be a host name without a port'],
  [
    { MEETING_URL: 'http://meet.example/{room}' },
    'MEETING_URL must be a URL like https://meet.example.com/{room}',
  ],
  [{ MEETING_URL: 'https://meet.example' }, 'MEETING_URL must be a URL like https://meet.example.com/{room}'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 32 characters long'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
  [{ DATABASE_URL }, 'with DATABASE_URL set, SECRET_KEYS or SECRET_KEYS_FILE must be set too'],
  [{ SECRET_KEYS, SECRET_KEYS_FILE: '/run/keys' }, 'SECRET_KEYS and SECRET_KEYS_FILE are both set'],
  [{ TLS_CERT: '/etc/site.pem' }, 'set both TLS_CERT and TLS_KEY, or neither'],
  [{ DATABASE_MIGRATION_URL: DATABASE_URL }, 'DATABASE_MIGRATION_URL requires DATABASE_URL'],
])('stops at %j with one sentence', (env, sentence) => {
  const read = () => readConfig(env as unknown as Record<string, string>)
  expect(read).toThrow(sentence)
  expect(read).toThrow(/^Cannot start: [^\n]+\.$/)
})

it('names every fault at once', () => {
  expect(() => readConfig({ PORT: 'x', SEED_DEMO: 'x' })).toThrow(/PORT .*; SEED_DEMO /)
})
