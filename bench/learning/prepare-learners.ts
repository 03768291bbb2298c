import type { Client } from 'pg'

const PASSWORD = 'Training2025!'
const DOMAIN = 'load.oncall.test'

export interface Account {
  readonly id: number
  readonly email: string
  readonly token: string
}

/** Learners in the database for whom every quiz is open, signed in. */
export async function prepareLearners(url: string, client: Client, count: number): Promise<Account[]> {
  const accounts = await prepareAccounts(url, client, { name: 'learner', count })
  // This measures quizzes. Reading the lessons would take hours, so staff open every quiz.
  await client.query(
    `insert into quiz_unlocks (tenant_id, user_id, module_code, kind, unlocked_by, reason, at)
     select tenant_id, id, 'IC01' || code, 'lessons', email, 'Load', now()
     from users, generate_series(10, 21) code where email like 'learner%@${DOMAIN}'`,
  )
  return accounts
}

interface Wanted {
  /** What their addresses begin with. */
  readonly name: string
  readonly count: number
}

/** Subscribers in the database, all with the password of one who registered; signed in one after the other. */
export async function prepareAccounts(
  url: string,
  client: Client,
  { name, count }: Wanted,
): Promise<Account[]> {
  await register(url, `first-${name}@${DOMAIN}`)
  await client.query(
    `insert into users (tenant_id, email, password_hash, first_name, last_name, is_subscribed, email_verified_at)
     select tenant_id, $2 || n || '@${DOMAIN}', password_hash, 'Account', 'Number ' || n, true, now()
     from users, generate_series(1, $1::int) n where email = 'first-' || $2 || '@${DOMAIN}'`,
    [count, name],
  )
  const { rows } = await client.query<{ id: number; email: string }>(
    `select id, email from users where email like $1 || '%@${DOMAIN}' order by id`,
    [name],
  )
  const accounts: Account[] = []
  // Slowly: hashing a password is made to be expensive, and is not what is measured.
  for (const { id, email } of rows) accounts.push({ id, email, token: await signIn(url, email) })
  return accounts
}

async function register(url: string, email: string): Promise<void> {
  const body = {
    first_name: 'First',
    last_name: 'Account',
    email,
    password: PASSWORD,
    company_name: 'Load',
    state: 'TX',
    assigned_partner_id: null,
  }
  const answer = await send(url, '/auth/register', body)
  if (answer.status !== 201) throw new Error(`registering was answered ${await answer.text()}`)
}

export async function signIn(url: string, email: string): Promise<string> {
  const answer = await send(url, '/auth/login', { email, password: PASSWORD })
  if (!answer.ok) throw new Error(`signing in was answered ${await answer.text()}`)
  return ((await answer.json()) as { accessToken: string }).accessToken
}

function send(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
