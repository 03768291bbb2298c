import type { IncomingMessage } from 'node:http'
import { constants, type Http2SecureServer, type Http2ServerRequest } from 'node:http2'
import {
  fastify,
  type FastifyHttp2SecureOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify'
import type { Config } from '../config/config.ts'
import { limitConnections } from './connection-limits.ts'
import { readTls } from './tls.ts'

type Settings = Pick<
  Config,
  'tls' | 'trustProxy' | 'requestTimeoutMs' | 'connectionLimit' | 'addressConnectionLimit'
>

const HEADERS_TIMEOUT_MS = 15_000
const HANDSHAKE_TIMEOUT_MS = 10_000
/** How often Node checks for late requests. */
const CHECK_EVERY_MS = 5_000
/** A visitor's connection waits this long for the next request. */
const IDLE_MS = 10_000
/** Longer than a proxy keeps its own side (deploy/nginx: 60 s), so that none sends a request as its connection is closed. */
const PROXY_IDLE_MS = 72_000
const STREAMS_PER_SESSION = 100

/**
 * Fastify answers some requests by itself, before every hook and so without security headers: those with a path that
 * cannot be decoded, and those that arrive while it closes. Here they reach a route like all others.
 */
const ANSWERED_BY_ROUTES = {
  rewriteUrl: ({ url = '/' }: Pick<IncomingMessage, 'url'>) => decodable(url),
  return503OnClosing: false,
}

/** The same address, with a path that cannot be decoded taken literally: no such path exists. */
function decodable(url: string): string {
  const at = url.indexOf('?')
  const [path, search] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  if (!path.includes('%')) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + search
  }
}

/** For each part of the app. A busy machine takes longer than the ten seconds that Fastify gives it. */
const START_LIMIT_MS = 60_000

/** Fastify on a server that no client can keep busy for long. With a certificate also HTTP/2, over one port. */
export function openFastify(options: FastifyServerOptions, settings: Settings): FastifyInstance {
  const all = { ...options, ...ANSWERED_BY_ROUTES, pluginTimeout: START_LIMIT_MS }
  const app = settings.tls ? openEncrypted(all, settings) : openPlain(all, settings)
  limitConnections(app, settings)
  return app
}

function openPlain(options: FastifyServerOptions, settings: Settings): FastifyInstance {
  return fastify({
    ...options,
    forceCloseConnections: 'idle',
    http: checks(settings),
    requestTimeout: settings.requestTimeoutMs,
    keepAliveTimeout: idleMs(settings),
  })
}

function openEncrypted(options: FastifyServerOptions, settings: Settings): FastifyInstance {
  const encrypted = fastify({
    ...options,
    http2: true,
    http2SessionTimeout: idleMs(settings),
    https: {
      ...(settings.tls && readTls(settings.tls)),
      ...checks(settings),
      requestTimeout: settings.requestTimeoutMs,
      keepAliveTimeout: idleMs(settings),
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
      settings: { maxConcurrentStreams: STREAMS_PER_SESSION },
      allowHTTP1: true,
    },
  } as FastifyHttp2SecureOptions<Http2SecureServer>)
  // Routes get the same requests and replies, whatever the transport is.
  const app = encrypted as unknown as FastifyInstance
  cutStalledStreams(app, settings)
  return app
}

function checks({ requestTimeoutMs }: Settings) {
  return {
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, requestTimeoutMs),
  }
}

function idleMs({ trustProxy }: Settings): number {
  return trustProxy === false ? IDLE_MS : PROXY_IDLE_MS
}

/** Node's own limits are for HTTP/1.1: a stream whose body does not come is ended here. */
function cutStalledStreams(app: FastifyInstance, { requestTimeoutMs }: Settings): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { raw } = request
    if (raw.httpVersionMajor === 2 && !raw.complete) {
      const { stream } = raw as unknown as Http2ServerRequest
      const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), requestTimeoutMs)
      raw.once('end', () => clearTimeout(late))
      stream.once('close', () => clearTimeout(late))
    }
    next()
  })
}
