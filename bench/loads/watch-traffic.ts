import type { CDPSession } from '@playwright/test'

interface Seen {
  readonly url: string
  readonly depth: number
  readonly sentAt: number
  /** Of the day, in milliseconds. */
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

/** What the content waits for; a typeface or a picture takes its place when it comes. */
const NEEDED = new Set(['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR'])

/** Follows what a page asks for, who asked, and when it had come. */
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
    /** Fulfilled when nothing has been on its way for so long. */
    quietFor: async (ms: number) => {
      while (open.size > 0 || Date.now() - quietSince < ms)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
    /** In sum, and of that what had ended at an instant of the day. */
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

/** Of whoever asked: the document for its own tags, a script for what it fetches; 0 for nobody. */
function depthOf({ url, stack }: Initiator, seen: ReadonlyMap<string, Seen>): number {
  const asker = url ?? askerIn(stack)
  if (asker === undefined) return 0
  return [...seen.values()].find((one) => one.url === asker)?.depth ?? 1
}

function askerIn(stack: Stack | undefined): string | undefined {
  if (!stack) return undefined
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? askerIn(stack.parent)
}
