import { z } from 'zod/mini'
import { OverrideAnswer, PanelAnswer, ReleaseManifest } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { jsonBody, messageOf, readJson } from '../lib/answer.ts'

type Fetch = Platform['fetch']

/** Errors: throws for any answer but the panel's. */
export async function fetchPanel(fetch: Fetch): Promise<PanelAnswer> {
  return z.parse(PanelAnswer, await readOk(await fetch('/registry/panel')))
}

/** Without a manifest the pages of this session may read from the address, after they are loaded again. */
export async function startOverride(
  fetch: Fetch,
  request: { readonly url: string; readonly minutes: number; readonly manifest?: ReleaseManifest },
): Promise<OverrideAnswer> {
  return z.parse(OverrideAnswer, await readOk(await fetch('/registry/overrides', jsonBody(request))))
}

export async function endOverride(fetch: Fetch): Promise<void> {
  await readOk(await fetch('/registry/overrides', { method: 'DELETE' }))
}

/** What the build on this machine says of itself. Errors: throws when there is none, or not for this origin. */
export async function readLocalBuild(url: string): Promise<ReleaseManifest> {
  const response = await globalThis.fetch(`${url}release.json`, { cache: 'no-store', credentials: 'omit' })
  return z.parse(ReleaseManifest, await readOk(response))
}

async function readOk(response: Response): Promise<unknown> {
  const body = await readJson(response)
  if (!response.ok) throw new Error(messageOf(body) || `The server answered ${response.status}.`)
  return body
}
