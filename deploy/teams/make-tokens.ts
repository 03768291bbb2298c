import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives each team its deploy token, as a platform operator does it on the releases page: one file a remote in TOKEN_DIR.
 * Needs PLATFORM_URL, SUPER_EMAIL and SUPER_PASSWORD.
 */
const { PLATFORM_URL = '', SUPER_EMAIL = '', SUPER_PASSWORD = '', TOKEN_DIR = '/run/tokens' } = process.env
const TEAMS = ['public', 'learner', 'admin']

async function post(path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${PLATFORM_URL}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

const { accessToken } = await post('/auth/login', { email: SUPER_EMAIL, password: SUPER_PASSWORD })
mkdirSync(TOKEN_DIR, { recursive: true })
for (const team of TEAMS) {
  const request = { team, remotes: [team], prefixes: [], menus: [] }
  const { token } = await post('/registry/tokens', request, String(accessToken))
  writeFileSync(join(TOKEN_DIR, team), String(token), { mode: 0o600 })
  console.log(`created the token of team ${team}`)
}
