import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { cardProvider } from '../app/card-provider.ts'
import { readConfig, type Config } from '../app/config/config.ts'
import type { Authenticate, SignedIn } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { buildApp, type Replacements } from '../build-app.ts'
import type { Database } from '../lib/data/database.ts'
import { createLog } from '../lib/log.ts'
import { openJobs } from '../lib/jobs/jobs.ts'
import { readKeyRing } from '../lib/keys/key-ring.ts'
import type { SentMail } from '../lib/mail/mail.ts'
import { openMailQueue } from '../lib/mail/mail-queue.ts'
import type { Sandbox } from '../lib/sandbox/sandbox.ts'
import { directoryStorage } from '../lib/storage/directory-storage.ts'
import { seedPlatform } from '../seeds/seed.ts'
import { openSharedServices, type SharedServices } from '../shared-services.ts'
import { openTestDatabase } from './test-database.ts'

interface AppReplacements extends Omit<Replacements, 'authenticate'> {
  readonly authenticate?: Authenticate | undefined
  readonly sandbox?: Sandbox
}

interface Options {
  readonly config?: Partial<Config>
  readonly services?: Partial<Services>
  readonly authenticate?: Authenticate
  /** In place of the real thing. */
  readonly replacements?: Omit<AppReplacements, 'authenticate'>
  /** Lets a test make the database fail. */
  readonly wrapDatabase?: (database: Database) => Database | Promise<Database>
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  /** What its features share, and jobs. */
  readonly shared: SharedServices
  /** Every email that was sent, oldest first. */
  readonly mails: readonly SentMail[]
  close(): Promise<void>
}

/** The application on a fresh database with the built-in tenants; tests send requests through `app.inject`. */
export async function openTestApp({
  config,
  services,
  authenticate,
  replacements,
  wrapDatabase = (database) => database,
}: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'platform-test-'))
  const database = await wrapDatabase(await openTestDatabase())
  const mails: SentMail[] = []
  const log = services?.log ?? createLog({ level: 'silent' })
  const keys = services?.keys ?? readKeyRing('k1:only-the-tests-know-this-secret-0123456789')
  const jobs = await openJobs(database, log)
  const transport = { deliver: async (mail: SentMail) => void mails.push(mail), close: () => undefined }
  const settings = {
    ...readConfig({ DATA_DIR: dataDir, SEED_DEMO: '0', REQUIRE_SECOND_FACTOR: '0' }),
    ...config,
  }
  const all: Services = {
    config: settings,
    log,
    database,
    storage: directoryStorage(path.join(dataDir, 'files')),
    jobs,
    mail: await openMailQueue({ jobs, transport, keys }),
    keys,
    cards: cardProvider(settings),
    now: () => new Date(),
    ...services,
  }
  await seedPlatform(all)
  const { app, shared } = await openApp(all, { authenticate, ...replacements })
  afterEachRequest(app, () => jobs.drain())
  return {
    app,
    services: all,
    shared,
    mails,
    async close() {
      await app.close()
      await jobs.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function openApp(services: Services, { sandbox, authenticate, ...replacements }: AppReplacements) {
  const shared = await openSharedServices(services, sandbox)
  const own = authenticate ? { authenticate } : {}
  return { shared, app: await buildApp(shared, { maxEventLoopDelayMs: 0, ...own, ...replacements }) }
}

/** No test waits for an email: the deferred work of a request is done when its response arrives. */
function afterEachRequest(app: FastifyInstance, work: () => Promise<void>): void {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>
  app.inject = (async (options: InjectOptions | string) => {
    const answer = await inject(options)
    if (answer.statusCode < 300 && typeof options !== 'string' && options.method === 'POST') await work()
    return answer
  }) as typeof app.inject
}

/** For tests that are not about signing in: signs in the user whom the `x-test-user` header describes. */
export const byTestHeader: Authenticate = async ({ headers, tenant }) => {
  const header = headers['x-test-user']
  if (typeof header !== 'string') return null
  const given = JSON.parse(header) as Partial<Omit<SignedIn, 'provedAt'> & { provedAt: string | null }>
  const provedAt = given.provedAt === null ? null : new Date(given.provedAt ?? Date.now())
  return { ...DEFAULT_USER, tenantId: tenant.id, ...given, provedAt }
}

export function as(person: Partial<SignedIn>): { 'x-test-user': string } {
  return { 'x-test-user': JSON.stringify(person) }
}

const DEFAULT_USER: Omit<SignedIn, 'provedAt'> = {
  userId: 1,
  tenantId: 1,
  email: 'somebody@oncall.test',
  role: 'user',
  isSubscribed: false,
  isProfessionalPartner: false,
  isOperator: false,
  sessionId: 'test',
  mustAddSecondFactor: false,
  isOnTablet: false,
}
