import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { startTopology, type Topology } from './start-topology.ts'
import { api, signedIn } from './replica-api.ts'
import { startLoad } from './steady-load.ts'

test.describe.configure({ mode: 'serial' })

let topology: Topology

test.beforeAll(async () => {
  topology = await startTopology()
})

test.afterAll(async () => {
  await topology?.stop()
})

async function query<Row>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: topology.databaseUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

test('migrates and seeds an empty database once when two replicas start together', async () => {
  const applied = await query<{ tag: string }>('select tag from migration.applied')
  expect(applied.length).toBeGreaterThan(1)
  const twins = await query(
    'select email, tenant_id from users group by email, tenant_id having count(*) > 1',
  )
  expect(twins).toEqual([])
})

test('gives the run-time login no tables and no way around row-level security', async () => {
  const owned = await query(`select tablename from pg_tables where tableowner = 'platform_app'`)
  expect(owned).toEqual([])
  const [login] = await query(`select rolsuper, rolbypassrls from pg_roles where rolname = 'platform_app'`)
  expect(login).toEqual({ rolsuper: false, rolbypassrls: false })
})

test('serves all remotes, each deployed by its own command, from every replica', async () => {
  expect(topology.deployed).toHaveLength(3)
  for (const { url } of topology.replicas) {
    const html = await (await fetch(url)).text()
    const [listed = ''] = /\/boot\/\w+\.json/.exec(html) ?? []
    const list = await (await fetch(new URL(listed, url))).text()
    for (const remote of ['public', 'learner', 'admin']) expect(list).toContain(`/releases/${remote}/`)
  }
})

test('accepts a session of one replica on the other, and ends it on both', async () => {
  const [one, two] = topology.replicas
  const session = await signedIn(one.url, 'learner@oncall.test')
  expect(await api(two.url, 'GET', '/auth/me', { token: session.accessToken })).toMatchObject({
    status: 200,
    body: { email: 'learner@oncall.test' },
  })
  const refreshed = await api(two.url, 'POST', '/auth/refresh', {
    body: { refreshToken: session.refreshToken },
  })
  expect(refreshed.status).toBe(200)
  const token = String(refreshed.body.accessToken)
  await api(one.url, 'POST', '/auth/logout', {
    token,
    body: { refreshToken: refreshed.body.refreshToken ?? session.refreshToken },
  })
  expect((await api(two.url, 'GET', '/auth/me', { token })).status).toBe(401)
})

test('shows a tenant that one replica published on the other immediately', async () => {
  const [one, two] = topology.replicas
  const { accessToken: token } = await signedIn(one.url, 'super@oncall.test')
  const before = await api(one.url, 'GET', '/tenants/2', { token })
  const settings = { ...(before.body.published as object), name: 'Trinova Renamed' }
  const draft = { baseRevision: before.body.revision, settings }
  expect((await api(one.url, 'PUT', '/tenants/2/draft', { token, body: draft })).status).toBe(200)
  expect((await api(one.url, 'POST', '/tenants/2/publish', { token, body: {} })).status).toBe(200)
  await expect
    .poll(
      async () => (await api(two.url, 'GET', '/tenant/config', { host: 'trinova.localhost' })).body.config,
      {
        timeout: 1_000,
        intervals: [50],
      },
    )
    .toMatchObject({ name: 'Trinova Renamed' })
})

test('signs a user in with their company directory', async ({ page }) => {
  const { accessToken: token } = await signedIn(topology.url, 'super@oncall.test')
  const created = await api(topology.url, 'POST', '/companies', {
    token,
    body: {
      name: 'Acme',
      domains: ['acme.test'],
      directory: {
        host: '127.0.0.1',
        port: topology.directoryPort,
        tls: 'plain',
        caPem: null,
        bindDn: 'cn=reader,dc=acme,dc=test',
        bindPassword: 'reader-secret',
        baseDn: 'ou=people,dc=acme,dc=test',
        userFilter: '(uid={account})',
      },
    },
  })
  expect(created.status).toBe(201)
  await page.goto(`${topology.url}/login`)
  await page.getByRole('tab', { name: 'Company Login' }).click()
  await page.getByLabel('Company username').fill('jane@acme.test')
  await expect(page.getByText(/company verified/i)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('jane-secret')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${topology.url}/progress`)
})

test('answers 10,000 requests without a failure while both replicas restart in turn', async () => {
  const load = startLoad(topology.url)
  await topology.restart(0)
  await topology.restart(1)
  const outcomes = await load.endAfter(10_000)
  expect(load.requestCount()).toBeGreaterThanOrEqual(10_000)
  expect([...outcomes.keys()].sort()).toEqual(['GET 200', 'POST 200'])
})

test('serves the site while a replica dies and comes back', async ({ page }) => {
  await topology.replicas[0].kill('SIGKILL')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${topology.url}/api/tenant/config`).then(({ status }) => status)),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  await page.goto(topology.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
