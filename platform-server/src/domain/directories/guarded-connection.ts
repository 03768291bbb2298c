import { lookup as resolve, type LookupAddress } from 'node:dns'
import { connect as connectSocket, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { PRIVATE_ADDRESS } from './directory-failure.rule.ts'
import { isRefusedAddress } from '../../lib/network/private-address.ts'

/** The connection was not made: the address is in a private network that is not allowed. */
class PrivateAddress extends Error {
  readonly code = PRIVATE_ADDRESS
}

interface Guarded {
  readonly connect: (port: number, host: string) => Socket
  readonly connectTls: (port: number, host: string, options: ConnectionOptions) => TLSSocket
}

/**
 * Connects to public addresses, and to private ones in `allowed` networks. The name is resolved once, by the connection
 * itself, so that it cannot lead elsewhere between a check and the use. Throws, or fails the socket, with PRIVATE_ADDRESS.
 */
export function guardedConnection(allowed: readonly string[]): Guarded {
  const lookup = guardedLookup(allowed)
  // An IP address is never looked up.
  const refuse = (host: string) => {
    if (isIP(host) && isRefusedAddress(host, allowed)) throw new PrivateAddress()
  }
  return {
    connect: (port, host) => {
      refuse(host)
      return connectSocket({ port, host, lookup })
    },
    connectTls: (port, host, options) => {
      refuse(host)
      return connectTls({ ...options, port, host, lookup })
    },
  }
}

export function guardedLookup(allowed: readonly string[], resolver = resolve): LookupFunction {
  return (hostname, options, done) => {
    resolver(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) done(error ?? new Error('The name has no address.'), '', 0)
      else if (isAnyRefused(addresses, allowed)) done(new PrivateAddress(), '', 0)
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

/** A public address among them does not help: the next connection might use another one. */
function isAnyRefused(addresses: readonly LookupAddress[], allowed: readonly string[]): boolean {
  return addresses.some(({ address }) => isRefusedAddress(address, allowed))
}
