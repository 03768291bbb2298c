import type { Team } from './time-deploy.ts'

/** A team that may release remote-learner, on a server with the demo data. Errors: throws with the server's answer. */
export async function teamAt(url: string): Promise<Team> {
  const login = await post(`${url}/api/auth/login`, { email: 'super@oncall.test', password: 'Training2025!' })
  const team = { team: 'bench-learner', remotes: ['learner'], prefixes: [], menus: [] }
  const { token } = await post(`${url}/api/registry/tokens`, team, login['accessToken'])
  return { url, token: token ?? '' }
}

async function post(url: string, body: object, token?: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}
