import { z } from 'zod/mini'
import { isNetwork } from '../../lib/network/private-address.ts'

const listed = (value: string) => value.split(',').map((one) => one.trim())
const HOST = /^[a-z0-9.-]+$/

const hosts = z
  .string()
  .check(
    z.refine((value) => listed(value).every((one) => HOST.test(one)), 'must be host names without a port'),
  )
const networks = z
  .string()
  .check(z.refine((value) => listed(value).every(isNetwork), 'must be networks like 10.0.0.0/8'))

/** The variables that define additional host names of the server, and the private networks that it may connect to. */
export const NetworkEnvironment = {
  KNOWN_HOSTS: z.optional(hosts),
  PACKAGE_HOST: z.optional(z.string().check(z.regex(HOST, 'must be a host name without a port'))),
  DIRECTORY_PRIVATE_NETWORKS: z.optional(networks),
  LTI_PRIVATE_NETWORKS: z.optional(networks),
  LRS_PRIVATE_NETWORKS: z.optional(networks),
}

export interface NetworkSettings {
  /** Host names that lead to the built-in tenant 1, in addition to those of tenants and the two configured ones. */
  readonly knownHosts: readonly string[]
  /**
   * Imported courses run on host names below this one, one for each package (`p12.packages.example.net`); `null` plays
   * none.
   */
  readonly packageHost: string | null
  /** Private networks in which company directories may be: `10.0.0.0/8`. */
  readonly directoryPrivateNetworks: readonly string[]
  /** Private networks in which learning management systems may be. */
  readonly ltiPrivateNetworks: readonly string[]
  /** Private networks in which learning record stores may be. */
  readonly lrsPrivateNetworks: readonly string[]
}

interface Environment {
  readonly KNOWN_HOSTS?: string | undefined
  readonly PACKAGE_HOST?: string | undefined
  readonly DIRECTORY_PRIVATE_NETWORKS?: string | undefined
  readonly LTI_PRIVATE_NETWORKS?: string | undefined
  readonly LRS_PRIVATE_NETWORKS?: string | undefined
  readonly DATABASE_URL?: string | undefined
}

/** Browsers lead every name below localhost to their own machine. */
const LOCAL_PACKAGE_HOST = 'packages.localhost'
/** A developer's machine may also run the directory, learning management system or record store to test with. */
const LOOPBACK = ['127.0.0.0/8', '::1/128']

export function toNetworkSettings(env: Environment): NetworkSettings {
  const { KNOWN_HOSTS, PACKAGE_HOST, DATABASE_URL } = env
  const networksOf = (value: string | undefined) => {
    if (value) return listed(value)
    return DATABASE_URL ? [] : LOOPBACK
  }
  return {
    knownHosts: KNOWN_HOSTS ? listed(KNOWN_HOSTS) : [],
    packageHost: PACKAGE_HOST ?? (DATABASE_URL ? null : LOCAL_PACKAGE_HOST),
    directoryPrivateNetworks: networksOf(env.DIRECTORY_PRIVATE_NETWORKS),
    ltiPrivateNetworks: networksOf(env.LTI_PRIVATE_NETWORKS),
    lrsPrivateNetworks: networksOf(env.LRS_PRIVATE_NETWORKS),
  }
}
