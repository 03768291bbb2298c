import type { Client } from 'pg'

const PASSWORD = 'Training2025!'
const DOMAIN = 'load.oncall.test'

export interface Account {
  readonly id: number
  readonly email: string
  readonly token: string
}

/** Subscribed learners in the database, all with the password of one who registered; signed in one after the other. */
export async function prepareLearners(url: string, client: Client, count: number): Promise<Account[]> {
  await register(url)
  await client.query(
    `insert into users (tenant_id, email, password_hash, first_name, last_name, is_subscribed, email_verified_at)
     select tenant_id, 'learner' || n || '@${DOMAIN}', password_hash, 'Learner', 'Number ' || n, true, now()
     from users, generate_series(1, $1::int) n where email = 'first@${DOMAIN}'`,
    [count],
  )
  const { rows } = await client.query<{ id: number; email: string }>(
    `select id, email from users where email like 'learner%@${DOMAIN}' order by id`,
  )
  // This measures quizzes. Reading the lessons would take hours, so staff open every quiz.
  await client.query(
    `insert into quiz_unlocks (tenant_id, user_id, module_code, kind, unlocked_by, reason, at)
     select tenant_id, id, 'IC01' || code, 'lessons', email, 'Load', now()
     from users, generate_series(10, 21) code where email like 'learner%@${DOMAIN}'`,
  )
  const accounts: Account[] = []
  // Slowly: hashing a password is made to be expensive, and is not what is measured.
  for (const { id, email } of rows) accounts.push({ id, email, token: await signIn(url, email) })
  return accounts
}

async function register(url: string): Promise<void> {
  const body = {
    first_name: 'First',
    last_name: 'Learner',
    email: `first@${DOMAIN}`,
    password: PASSWORD,
    company_name: 'Load',
    state: 'TX',
    assigned_partner_id: null,
  }
  const answer = await send(url, '/auth/register', body)
  if (answer.status !== 201) throw new Error(`registering was answered ${await answer.text()}`)
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await send(url, '/auth/login', { email, password: PASSWORD })
  if (!answer.ok) throw new Error(`signing in was answered ${await answer.text()}`)
  return ((await answer.json()) as { accessToken: string }).accessToken
}

function send(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
