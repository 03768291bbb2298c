import { z } from 'zod/mini'
import type { AccountSession } from '@platform/shared-contracts/http'
import {
  AccountProfile,
  AccountSessionList,
  type AccountProfileChange,
  type PasswordChangeRequest,
} from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { jsonBody, readJson } from '../lib/answer.ts'

type Fetch = Platform['fetch']

/** Errors: throws for any answer but a profile. */
export async function fetchProfile(fetch: Fetch): Promise<AccountProfile> {
  return z.parse(AccountProfile, await readOk(await fetch('/account/profile')))
}

export async function fetchSessions(fetch: Fetch): Promise<readonly AccountSession[]> {
  return z.parse(AccountSessionList, await readOk(await fetch('/account/sessions')))
}

export function saveProfile(fetch: Fetch, change: AccountProfileChange): Promise<Response> {
  return fetch('/account/profile', { ...jsonBody(change), method: 'PATCH' })
}

export function changePassword(fetch: Fetch, request: PasswordChangeRequest): Promise<Response> {
  return fetch('/account/password', jsonBody(request))
}

export function endSession(fetch: Fetch, id: AccountSession['id']): Promise<Response> {
  return fetch(`/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/** Ends every session, the one that asks too. */
export function endAllSessions(fetch: Fetch): Promise<Response> {
  return fetch('/account/sessions', { method: 'DELETE' })
}

export function closeAccount(fetch: Fetch): Promise<Response> {
  return fetch('/account/close', { method: 'POST' })
}

/** Hands the export to the browser as a file: a plain link could not carry the session. */
export async function downloadExport(fetch: Fetch): Promise<Response> {
  const response = await fetch('/account/export')
  if (!response.ok) return response
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' })
  link.click()
  URL.revokeObjectURL(url)
  return response
}

async function readOk(response: Response): Promise<unknown> {
  const body = await readJson(response)
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`)
  return body
}
