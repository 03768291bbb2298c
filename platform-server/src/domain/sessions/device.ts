import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../lib/network/network.ts'

/** Where a session started, as its owner sees it in the list of sessions. */
export interface Device {
  readonly userAgent: string | null
  readonly network: string | null
  /** A shared tablet. */
  readonly tabletId: string | null
}

const USER_AGENT_LENGTH = 300

export function deviceOf({ headers, ip }: FastifyRequest): Device {
  return {
    userAgent: headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
    network: networkOf(ip),
    tabletId: null,
  }
}
