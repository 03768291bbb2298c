import { z } from 'zod/mini'
import { ROOM_NAME } from '../../lib/meetings/meeting-rooms.ts'
import { StartError } from '../../lib/start-error.ts'
import { wholeNumber } from './whole-number.ts'
import { LimitEnvironment, type LimitSettings, toLimitSettings } from './limit-settings.ts'
import type { TlsFiles } from '../http/tls.ts'
import { NetworkEnvironment, type NetworkSettings, toNetworkSettings } from './network-settings.ts'
import { KeyEnvironment, type KeySettings, toKeySettings } from './key-settings.ts'
import { LogLevel } from './log-level.ts'
import { PaymentEnvironment, type PaymentSettings, toPaymentSettings } from './payment-settings.ts'
import { RendererEnvironment, type RendererSettings, toRendererSettings } from './renderer-settings.ts'
import { SessionEnvironment, type SessionSettings, toSessionSettings } from './session-settings.ts'
import { ReleaseEnvironment, type ReleaseSettings, toReleaseSettings } from './release-settings.ts'

const text = z.string()
const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0'),
  z.transform((value) => value === '1' || value === 'true'),
)

function url(protocols: readonly string[], example: string) {
  const isOne = (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol)
  return z.string().check(z.refine(isOne, `must be a URL like ${example}`))
}

const isRoomAddress = (value: string) =>
  value.startsWith('https://') && value.includes(ROOM_NAME) && URL.canParse(value.replace(ROOM_NAME, 'a'))
const roomAddress = z
  .string()
  .check(z.refine(isRoomAddress, `must be a URL like https://meet.example.com/${ROOM_NAME}`))

const postgres = url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')
const base = z
  .string()
  .check(
    z.regex(
      /^(https?:\/\/[^/\s]+)?\/[^\s]*[^/\s]$/,
      'must be a path or URL like /api, without a slash at the end',
    ),
  )
const hostname = z.string().check(z.regex(/^[a-z0-9.-]+$/, 'must be a host name without a port'))
const secret = z.string().check(z.minLength(32, 'must be at least 32 characters long'))

const Environment = z.object({
  ...ReleaseEnvironment,
  ...KeyEnvironment,
  ...LimitEnvironment,
  ...NetworkEnvironment,
  ...PaymentEnvironment,
  ...RendererEnvironment,
  PORT: z._default(wholeNumber(0, 65_535), 8080),
  HOST: z._default(text, '0.0.0.0'),
  PUBLIC_PORT: z.optional(wholeNumber(1, 65_535)),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(postgres),
  DATABASE_MIGRATION_URL: z.optional(postgres),
  SEED_DEMO: z.optional(flag),
  REQUIRE_SECOND_FACTOR: z.optional(flag),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: z._default(text, 'Training <no-reply@localhost>'),
  STORAGE: z.optional(url(['s3:'], 's3://bucket/prefix?region=eu-central-1&endpoint=http://host:9000')),
  TRAINING_HOST: z._default(hostname, 'training.oncall.test'),
  SECOND_HOST: z._default(hostname, 'www.oncall.test'),
  API_BASE: z._default(base, '/api'),
  SESSION_BASE: z._default(base, '/api'),
  SERVICE_WORKER: z._default(flag, true),
  METRICS_TOKEN: z.optional(secret),
  SECURITY_CONTACT: z.optional(url(['mailto:', 'https:'], 'mailto:security@example.com')),
  TLS_CERT: z.optional(text),
  TLS_KEY: z.optional(text),
  TRUST_PROXY: z.optional(text),
  ...SessionEnvironment,
  VISITORS_PER_NETWORK: z._default(wholeNumber(1, 1_000_000), 2),
  MEETING_URL: z.optional(roomAddress),
  PWNED_PASSWORDS_URL: z.optional(url(['https:', 'http:'], 'https://api.pwnedpasswords.com/range/')),
  LOG_LEVEL: z._default(LogLevel, 'info'),
})
type Environment = z.infer<typeof Environment>

/** Everything that the environment decides. Nothing else in the server reads `process.env`. */
export interface Config
  extends
    ReleaseSettings,
    KeySettings,
    SessionSettings,
    LimitSettings,
    NetworkSettings,
    RendererSettings,
    PaymentSettings {
  readonly port: number
  readonly host: string
  /** The port in the browser's address bar and in links of emails: the proxy's port where there is one. */
  readonly publicPort: number
  readonly dataDir: string
  readonly database:
    | { readonly kind: 'embedded' }
    | { readonly kind: 'server'; readonly url: string; readonly migrationUrl: string | null }
  readonly seedDemo: boolean
  /** Operators and super admins can do nothing before they have added a second factor. */
  readonly requireSecondFactor: boolean
  /** `null` writes emails as files into DATA_DIR/outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** `null` stores files in DATA_DIR/files. */
  readonly storageUrl: string | null
  readonly trainingHost: string
  readonly secondHost: string
  readonly apiBase: string
  readonly sessionBase: string
  /** If off, browsers that have a service worker unregister it. */
  readonly serviceWorker: boolean
  readonly metricsToken: string | null
  /** Where vulnerabilities are reported; `null` names each tenant's support. */
  readonly securityContact: string | null
  /** `null` serves plain HTTP/1.1, for a proxy in front; otherwise TLS with HTTP/2, or HTTP/1.1 for older clients. */
  readonly tls: TlsFiles | null
  /** Addresses or networks of the proxies in front, as Fastify takes them; `false` trusts no proxy. */
  readonly trustProxy: string | false
  /** How many visitors of one network count toward the health of a rollout per day, for each side. */
  readonly visitorsPerNetwork: number
  /** Where each consultation gets a video room, with `{room}` for its name; `null`: partners give their own link. */
  readonly meetingUrl: string | null
  /** Where new passwords are compared with breached ones by the range protocol; `null` compares with the shipped list only. */
  readonly pwnedPasswordsUrl: string | null
  readonly logLevel: LogLevel
}

/** An empty variable counts as unset: compose files pass those on. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new StartError(`Cannot start: ${faults.join('; ')}.`)
  }
  refuseContradictions(parsed.data)
  return toConfig(parsed.data)
}

function refuseContradictions(env: Environment): void {
  const { DATABASE_URL, DATABASE_MIGRATION_URL, TLS_CERT, TLS_KEY } = env
  if (!TLS_CERT !== !TLS_KEY) throw new StartError('Cannot start: set both TLS_CERT and TLS_KEY, or neither.')
  if (DATABASE_MIGRATION_URL && !DATABASE_URL)
    throw new StartError('Cannot start: DATABASE_MIGRATION_URL requires DATABASE_URL.')
}

function toConfig(env: Environment): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    publicPort: env.PUBLIC_PORT ?? env.PORT,
    dataDir: env.DATA_DIR,
    database: toDatabase(env),
    ...toDemo(env),
    ...toDelivery(env),
    ...toReleaseSettings(env),
    ...toLimitSettings(env),
    ...toNetworkSettings(env),
    ...toKeySettings(env),
    ...toPaymentSettings(env),
    ...toRendererSettings(env),
    trainingHost: env.TRAINING_HOST,
    secondHost: env.SECOND_HOST,
    apiBase: env.API_BASE,
    sessionBase: env.SESSION_BASE,
    serviceWorker: env.SERVICE_WORKER,
    ...toSessionSettings(env),
    visitorsPerNetwork: env.VISITORS_PER_NETWORK,
    meetingUrl: env.MEETING_URL ?? null,
    pwnedPasswordsUrl: env.PWNED_PASSWORDS_URL ?? null,
    logLevel: env.LOG_LEVEL,
  }
}

/** The demo's accounts share one published password and exist to be tried, so a second factor would protect nothing. */
function toDemo({ SEED_DEMO, DATABASE_URL, REQUIRE_SECOND_FACTOR }: Environment) {
  const seedDemo = SEED_DEMO ?? !DATABASE_URL
  return { seedDemo, requireSecondFactor: REQUIRE_SECOND_FACTOR ?? !seedDemo }
}

function toDelivery(env: Environment) {
  return {
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    storageUrl: env.STORAGE ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    securityContact: env.SECURITY_CONTACT ?? null,
    tls: env.TLS_CERT && env.TLS_KEY ? { certFile: env.TLS_CERT, keyFile: env.TLS_KEY } : null,
    trustProxy: env.TRUST_PROXY ?? (false as const),
  }
}

function toDatabase({ DATABASE_URL, DATABASE_MIGRATION_URL }: Environment): Config['database'] {
  if (!DATABASE_URL) return { kind: 'embedded' }
  return { kind: 'server', url: DATABASE_URL, migrationUrl: DATABASE_MIGRATION_URL ?? null }
}
