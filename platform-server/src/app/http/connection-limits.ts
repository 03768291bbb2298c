import { readFileSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

type Settings = Pick<Config, 'connectionLimit' | 'addressConnectionLimit' | 'trustProxy'>

/** What the database, the log, worker threads and the files of Node itself need. */
const RESERVED_DESCRIPTORS = 100
/** A connection, and the file that is being sent over it. */
const DESCRIPTORS_PER_CONNECTION = 2
const FEWEST_CONNECTIONS = 16
/** What macOS and the BSDs give a process at the very least. */
const ASSUMED_DESCRIPTORS = 1_024
const WARN_EVERY_MS = 10_000

/** How many files and connections this process may have open: on Linux from /proc, elsewhere 1,024 is assumed. */
function descriptorLimit(): number {
  try {
    const line = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))
    const limit = Number(line?.[1])
    return Number.isNaN(limit) ? ASSUMED_DESCRIPTORS : limit
  } catch {
    return ASSUMED_DESCRIPTORS
  }
}

/** Leaves descriptors over for everything that is no connection. */
function connectionsWithin(descriptors: number): number {
  const left = Math.floor((descriptors - RESERVED_DESCRIPTORS) / DESCRIPTORS_PER_CONNECTION)
  return Math.max(FEWEST_CONNECTIONS, left)
}

/** Connections beyond these limits are closed as they come; a trusted proxy has no limit of its own. */
export function limitConnections(app: FastifyInstance, settings: Settings): void {
  const server: Server = app.server
  const all = settings.connectionLimit ?? connectionsWithin(descriptorLimit())
  const each = settings.addressConnectionLimit ?? Math.ceil(all / 2)
  server.maxConnections = all
  const isProxy = trustedProxies(settings.trustProxy)
  const open = new Map<string, number>()
  const warn = atMostEvery(WARN_EVERY_MS, (why: string) => app.log.warn({ all, each }, why))

  server.on('drop', () => warn('connections are refused: this process has reached its connection limit'))
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || isProxy(remoteAddress)) return
    const address = normalizeIP(remoteAddress)
    const before = open.get(address) ?? 0
    if (before >= each) {
      warn('connections are refused: one address has reached its connection limit')
      socket.destroy()
      return
    }
    open.set(address, before + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** Whether an address is a proxy of ours. */
export function trustedProxies(trustProxy: string | false): (address: string) => boolean {
  if (!trustProxy) return () => false
  const isTrusted = proxyAddr.compile(trustProxy.split(',').map((each) => each.trim()))
  return (address) => isTrusted(address, 0)
}

function atMostEvery(ms: number, work: (why: string) => void): (why: string) => void {
  let next = 0
  return (why) => {
    if (Date.now() < next) return
    next = Date.now() + ms
    work(why)
  }
}
