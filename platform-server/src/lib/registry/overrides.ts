import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { BootRemote, ReleaseManifest } from '@platform/shared-contracts/http'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../data/database.ts'
import { registryOverrides } from '../data/schema/registry.ts'
import type { PurposeKey, PurposeKeys } from '../key-ring.ts'

const NAME = 'remote-override'
const PATTERN = /(?:^|;\s*)remote-override=([0-9a-f-]{36})\.([0-9a-f]{64})(?:;|$)/
const MINUTE_MS = 60_000

export interface Override {
  readonly remote: string | null
  readonly url: string
  /** Null while the browser may only read from `url`. */
  readonly manifest: ReleaseManifest | null
  readonly expiresAt: Date
}

interface Options {
  readonly database: Database
  /** Signs the cookie, so that nobody else can point a browser at a server of theirs. */
  readonly keys: PurposeKeys
  readonly now: () => Date
}

/** One remote from a developer's machine, for one browser session and at most an hour. */
export class Overrides {
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  /** Answers the `set-cookie` header that carries it. */
  async start(
    override: Omit<Override, 'expiresAt'>,
    { minutes, by, isSecure }: { readonly minutes: number; readonly by: string; readonly isSecure: boolean },
  ): Promise<{ cookie: string; expiresAt: Date }> {
    const { database, now } = this.options
    const id = randomUUID()
    const expiresAt = new Date(now().getTime() + minutes * MINUTE_MS)
    await database.withPlatform(async (tx) => {
      await tx.delete(registryOverrides).where(lt(registryOverrides.expiresAt, now()))
      await tx.insert(registryOverrides).values({ ...override, id, createdBy: by, expiresAt })
    })
    return {
      cookie: cookieOf(`${id}.${sign(this.options.keys.active, id)}`, minutes * 60, isSecure),
      expiresAt,
    }
  }

  /** `null` without a cookie of ours, or after its time. No cookie, no query. */
  async find(cookie: string | undefined): Promise<Override | null> {
    const id = this.idIn(cookie)
    if (!id) return null
    const isLive = and(eq(registryOverrides.id, id), gt(registryOverrides.expiresAt, this.options.now()))
    const [row] = await this.options.database.withPlatform((tx) =>
      tx.select().from(registryOverrides).where(isLive),
    )
    return row ?? null
  }

  /** Answers the `set-cookie` header that clears it. */
  async stop(cookie: string | undefined, isSecure: boolean): Promise<string> {
    const id = this.idIn(cookie)
    if (id)
      await this.options.database.withPlatform((tx) =>
        tx.delete(registryOverrides).where(eq(registryOverrides.id, id)),
      )
    return cookieOf('', 0, isSecure)
  }

  /** Ends it in every browser that takes this remote, or is about to take one, from `url`. Answers how many had it. */
  async endAll(remote: string, url: string): Promise<number> {
    const isTheirs = or(eq(registryOverrides.remote, remote), isNull(registryOverrides.remote))
    const rows = await this.options.database.withPlatform((tx) =>
      tx
        .delete(registryOverrides)
        .where(and(eq(registryOverrides.url, url), isTheirs))
        .returning({ expiresAt: registryOverrides.expiresAt }),
    )
    return rows.filter(({ expiresAt }) => expiresAt > this.options.now()).length
  }

  private idIn(cookie: string | undefined): string | null {
    const [, id = '', signature = ''] = PATTERN.exec(cookie ?? '') ?? []
    if (!id) return null
    const given = Buffer.from(signature)
    const isOurs = this.options.keys.all.some((key) => timingSafeEqual(given, Buffer.from(sign(key, id))))
    return isOurs ? id : null
  }
}

function sign({ key }: PurposeKey, id: string): string {
  return createHmac('sha256', key).update(`${NAME}:${id}`).digest('hex')
}

function cookieOf(value: string, maxAgeS: number, isSecure: boolean): string {
  return `${NAME}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/** A remote as a development server gives it: its files change under the page, so they have no integrity. */
export function localRemote(url: string, manifest: ReleaseManifest, because: string): BootRemote {
  const { version, hash, container, entry, chunks, listing } = manifest
  return {
    id: listing.id,
    listing,
    release: { version, hash, container, base: url, entry, assets: null, chunks, contract: listing.contract },
    why: [because],
  }
}

/** The same with the integrity that its build wrote down: nothing else from that address runs. */
export function localBuild(url: string, manifest: ReleaseManifest, because: string): BootRemote {
  const remote = localRemote(url, manifest, because)
  const assets = Object.fromEntries(manifest.assets.map(({ file, integrity }) => [file, integrity]))
  return { ...remote, release: remote.release && { ...remote.release, assets } }
}
