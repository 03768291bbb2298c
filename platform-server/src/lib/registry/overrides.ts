import { randomUUID } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { BootRemote, ReleaseManifest } from '@platform/shared-contracts/http'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../data/database.ts'
import { registryOverrides } from '../data/schema/registry.ts'
import type { PurposeKeys } from '../keys/key-ring.ts'

/** The cookie that carries one: its signed id. */
export const OVERRIDE_COOKIE = 'remote-override'
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
  /** Signs the cookie, so that no one else can point a browser at a server of theirs. */
  readonly keys: PurposeKeys
  readonly now: () => Date
}

/** One remote from a developer's machine, for one browser session and at most an hour. */
export class Overrides {
  private readonly options: Options
  private readonly signer: Signer

  constructor(options: Options) {
    this.options = options
    this.signer = new Signer(options.keys.all.map(({ key }) => key))
  }

  /** Returns the value of its cookie. */
  async start(
    override: Omit<Override, 'expiresAt'>,
    { minutes, by }: { readonly minutes: number; readonly by: string },
  ): Promise<{ signedId: string; expiresAt: Date }> {
    const { database, now } = this.options
    const id = randomUUID()
    const expiresAt = new Date(now().getTime() + minutes * MINUTE_MS)
    await database.withPlatform(async (tx) => {
      await tx.delete(registryOverrides).where(lt(registryOverrides.expiresAt, now()))
      await tx.insert(registryOverrides).values({ ...override, id, createdBy: by, expiresAt })
    })
    return { signedId: this.signer.sign(id), expiresAt }
  }

  /** `null` without a valid cookie of this server, or after its time. Without a cookie it runs no query. */
  async find(signedId: string | undefined): Promise<Override | null> {
    const id = this.idIn(signedId)
    if (!id) return null
    const isLive = and(eq(registryOverrides.id, id), gt(registryOverrides.expiresAt, this.options.now()))
    const [row] = await this.options.database.withPlatform((tx) =>
      tx.select().from(registryOverrides).where(isLive),
    )
    return row ?? null
  }

  async stop(signedId: string | undefined): Promise<void> {
    const id = this.idIn(signedId)
    if (!id) return
    await this.options.database.withPlatform((tx) =>
      tx.delete(registryOverrides).where(eq(registryOverrides.id, id)),
    )
  }

  /** Ends it in every browser that takes this remote, or is about to take one, from `url`. Returns how many had it. */
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

  private idIn(signedId: string | undefined): string | null {
    return signedId === undefined ? null : this.signer.unsign(signedId).value
  }
}

/** A remote on a development server: its files change during development, so they have no integrity. */
export function localRemote(url: string, manifest: ReleaseManifest, because: string): BootRemote {
  const { version, hash, container, entry, format, chunks, listing } = manifest
  const how = { container, base: url, entry, ...(format ? { format } : {}) }
  return {
    id: listing.id,
    listing,
    release: { version, hash, ...how, assets: null, chunks, contract: listing.contract },
    why: [because],
  }
}

/** The same with the integrity from its build: nothing else from that address runs. */
export function localBuild(url: string, manifest: ReleaseManifest, because: string): BootRemote {
  const remote = localRemote(url, manifest, because)
  const assets = Object.fromEntries(manifest.assets.map(({ file, integrity }) => [file, integrity]))
  return { ...remote, release: remote.release && { ...remote.release, assets } }
}
