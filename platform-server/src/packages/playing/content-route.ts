import { code } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'

/** The address of everything in a launch begins with its secret. */
export const TokenParams = z.object({ token: code(/^[1-9]\d{0,9}-[\w-]{43}$/, 54) })

/** For routes on the host of a package. A course loads many small files. */
export const ON_PACKAGE_HOST = {
  config: { isOnPackageHost: true, rateLimit: { max: 6_000, timeWindow: '1 minute' } },
  logLevel: 'warn',
} as const
