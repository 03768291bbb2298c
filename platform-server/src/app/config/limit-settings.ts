import { z } from 'zod/mini'
import { wholeNumber } from './whole-number.ts'

/** How much of this process one client, or all of them together, may take. */
export interface LimitSettings {
  /** Registrations from one address in an hour. */
  readonly registrationLimit: number
  /** API requests from one address in a minute. */
  readonly requestLimit: number
  /** Pages, and addresses that do not exist, from one address in a minute. */
  readonly pageLimit: number
  /** Pages that had to be rendered for one address in a minute; beyond it the browser renders them. */
  readonly renderLimit: number
  /** Open connections; `null` derives them from the process's limit of descriptors. */
  readonly connectionLimit: number | null
  /** Open connections from one address, unless it is a trusted proxy; `null` is half of all. */
  readonly addressConnectionLimit: number | null
  /** Within it a request must have arrived whole. */
  readonly requestTimeoutMs: number
  /** How long /readyz returns 503 after SIGTERM while requests are still served. */
  readonly drainMs: number
  readonly isProduction: boolean
  /** DATA_DIR with less free space counts as full; 0 never. */
  readonly minFreeDiskBytes: number
}

export const LimitEnvironment = {
  REGISTRATION_LIMIT: z._default(wholeNumber(1, 100_000), 60),
  REQUEST_LIMIT: z._default(wholeNumber(1, 1_000_000), 3_000),
  PAGE_LIMIT: z._default(wholeNumber(1, 10_000_000), 6_000),
  RENDER_LIMIT: z._default(wholeNumber(1, 1_000_000), 600),
  CONNECTION_LIMIT: z.optional(wholeNumber(10, 1_000_000)),
  CONNECTIONS_PER_ADDRESS: z.optional(wholeNumber(1, 1_000_000)),
  REQUEST_TIMEOUT_SECONDS: z._default(wholeNumber(1, 3_600), 120),
  DRAIN_SECONDS: z.optional(wholeNumber(0, 600)),
  MIN_FREE_DISK_MB: z._default(wholeNumber(0, 1_000_000), 100),
}

interface Environment {
  readonly REGISTRATION_LIMIT: number
  readonly REQUEST_LIMIT: number
  readonly PAGE_LIMIT: number
  readonly RENDER_LIMIT: number
  readonly CONNECTION_LIMIT?: number | undefined
  readonly CONNECTIONS_PER_ADDRESS?: number | undefined
  readonly REQUEST_TIMEOUT_SECONDS: number
  readonly DRAIN_SECONDS?: number | undefined
  readonly MIN_FREE_DISK_MB: number
  readonly NODE_ENV?: string | undefined
}

/** Longer than a load balancer takes between two looks at /readyz, and nginx to try a replica again that was gone. */
export const PRODUCTION_DRAIN_SECONDS = 5

export function toLimitSettings(env: Environment): LimitSettings {
  const isProduction = env.NODE_ENV === 'production'
  const drainSeconds = env.DRAIN_SECONDS ?? (isProduction ? PRODUCTION_DRAIN_SECONDS : 0)
  return {
    registrationLimit: env.REGISTRATION_LIMIT,
    requestLimit: env.REQUEST_LIMIT,
    pageLimit: env.PAGE_LIMIT,
    renderLimit: env.RENDER_LIMIT,
    connectionLimit: env.CONNECTION_LIMIT ?? null,
    addressConnectionLimit: env.CONNECTIONS_PER_ADDRESS ?? null,
    requestTimeoutMs: env.REQUEST_TIMEOUT_SECONDS * 1_000,
    drainMs: drainSeconds * 1_000,
    isProduction,
    minFreeDiskBytes: env.MIN_FREE_DISK_MB * 1024 * 1024,
  }
}
