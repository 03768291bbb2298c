import type { CDPSession } from '@playwright/test'

interface Seen {
  readonly url: string
  readonly depth: number
  readonly sentAt: number
  /** Milliseconds since the epoch. */
  readonly sentAtMs: number
  type: string
  endedAtMs: number
  bytes: number
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: Stack
}

interface Initiator {
  readonly url?: string
  readonly stack?: Stack
}

/** The types that the content waits for. Typefaces and pictures are not among them: they appear when they arrive. */
const NEEDED = new Set(['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR'])

/** Records what a page requests, what initiated each request, and when the response was complete. */
export function watchTraffic(cdp: CDPSession) {
  const seen = new Map<string, Seen>()
  const open = new Set<string>()
  let quietSince = Date.now()
  const close = ({ requestId }: { readonly requestId: string }) => {
    open.delete(requestId)
    quietSince = Date.now()
  }
  cdp.on('Network.loadingFinished', close)
  cdp.on('Network.loadingFailed', close)
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, wallTime }) => {
    if (request.url.startsWith('data:')) return
    open.add(requestId)
    const depth = 1 + depthOf(initiator, seen)
    const sent = { url: request.url, depth, sentAt: timestamp, sentAtMs: wallTime * 1000 }
    seen.set(requestId, { ...sent, type: '', endedAtMs: Infinity, bytes: 0 })
  })
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    const one = seen.get(requestId)
    if (one) one.type = type
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = seen.get(requestId)
    if (!one) return
    one.endedAtMs = one.sentAtMs + (timestamp - one.sentAt) * 1000
    one.bytes = encodedDataLength
  })
  return {
    /** Resolves when no request has been open for this long. */
    quietFor: async (ms: number) => {
      while (open.size > 0 || Date.now() - quietSince < ms)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
    /** Totals, and how much of them had arrived by an instant. */
    until: (contentAtMs: number) => {
      const ended = [...seen.values()].filter(({ endedAtMs }) => endedAtMs < Infinity)
      const scripts = ended.filter(({ type }) => type === 'Script')
      const needed = ended.filter(({ type, endedAtMs }) => NEEDED.has(type) && endedAtMs <= contentAtMs)
      return {
        requests: ended.length,
        bytes: sum(ended),
        scriptBytes: sum(scripts),
        requestsToContent: needed.length,
        scriptBytesBeforePaint: sum(needed.filter(({ type }) => type === 'Script')),
        depthToContent: Math.max(0, ...needed.map(({ depth }) => depth)),
        depth: Math.max(0, ...ended.map(({ depth }) => depth)),
      }
    },
  }
}

function sum(seen: readonly Seen[]): number {
  return seen.reduce((total, { bytes }) => total + bytes, 0)
}

/** Depth of the initiator: the document for its own tags, a script for what it fetches; 0 if there is no initiator. */
function depthOf({ url, stack }: Initiator, seen: ReadonlyMap<string, Seen>): number {
  const asker = url ?? askerIn(stack)
  if (asker === undefined) return 0
  return [...seen.values()].find((one) => one.url === asker)?.depth ?? 1
}

function askerIn(stack: Stack | undefined): string | undefined {
  if (!stack) return undefined
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? askerIn(stack.parent)
}
