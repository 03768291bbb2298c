import { z } from 'zod/mini'
import { OverrideRequest } from '@platform/shared-contracts/http'

/** Where the browser's Module Federation devtools keep which remote they would take from elsewhere. */
const KEY = '__MF_DEVTOOLS__'
const Stored = z.record(z.string(), z.unknown())

/**
 * The server on this machine that the devtools name, as the platform's own override takes it; `null` without one. The devtools'
 * own way, to put the address in place of the registered one, has no effect (decision 0150).
 */
export function devtoolsOverride(storage: Pick<Storage, 'getItem'>): string | null {
  const stored = z.safeParse(Stored, parse(storage.getItem(KEY)))
  if (!stored.success) return null
  // Older versions of the devtools have the remotes beside their settings.
  const { overrides, ...older } = stored.data
  const addresses = Object.values({ ...older, ...(z.safeParse(Stored, overrides).data ?? {}) }).map(originOf)
  return addresses.find((address) => z.safeParse(OverrideRequest.shape.url, address).success) ?? null
}

function originOf(entry: unknown): string {
  return typeof entry === 'string' && URL.canParse(entry) ? `${new URL(entry).origin}/` : ''
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
