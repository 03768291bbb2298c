import { TENANTS, type Tenant } from '../actors.ts'
import { markerOf } from '../markers.ts'
import type { MatrixActor } from '../matrix-actors.ts'
import type { Wire } from '../send.ts'
import { otherManager, plantCompany, plantInvitation } from './plant-company.ts'
import { plantOwned } from './plant-owned.ts'
import { plantPasskey } from './plant-passkey.ts'
import type { PlantedRecord } from './planted-record.ts'
import { call, recordOf, type Planting } from './planting.ts'

/** Puts records with markers into both tenants. Throws where the server takes one of them not. */
export async function plant(
  wire: Wire,
  actors: readonly MatrixActor[],
  port: string,
): Promise<readonly PlantedRecord[]> {
  const records: PlantedRecord[] = []
  for (const tenant of TENANTS) {
    const as = (account: string) => accountOf(actors, tenant, account)
    for (const owner of ['learner', 'subscriber'] as const)
      records.push(...(await plantPersonal({ wire, actor: as(owner), owner })))
    records.push(...(await plantTraining({ wire, actor: as('subscriber'), owner: 'subscriber' })))
    records.push(...(await plantOwned({ wire, actor: as('subscriber'), owner: 'subscriber' })))
    records.push(...(await plantStaff({ wire, actor: as('super'), owner: 'staff' })))
    records.push(...(await listed({ wire, actor: as('super'), owner: 'staff' })))
    for (const owner of ['learner', 'subscriber'] as const)
      records.push(...(await sessionsOf({ wire, actor: as(owner), owner })))
    const other = await otherManager(wire, tenant, port)
    records.push(...(await plantCompany({ wire, actor: as('manager'), owner: 'manager' })))
    records.push(...(await plantCompany(other)), await plantInvitation(other, port))
    records.push(await plantPasskey(wire, tenant, port))
  }
  return records
}

export function accountOf(actors: readonly MatrixActor[], tenant: Tenant, account: string): MatrixActor {
  const found = actors.find(({ email }) => email === `${account}@${tenant.mail}`)
  if (!found) throw new Error(`No actor is signed in as ${account} of ${tenant.name}.`)
  return found
}

async function plantPersonal(planting: Planting): Promise<readonly PlantedRecord[]> {
  const marker = markerOf(planting.actor.home, planting.owner)
  await call(planting, 'PATCH', '/api/account/profile', { lastName: marker, companyName: marker })
  const ticket = { subject: marker, category: 'billing', text: `A question of ${marker}` }
  const made = await call(planting, 'POST', '/api/tickets', ticket)
  return [
    recordOf(planting, '/api/tickets/own/', made),
    recordOf(planting, '/api/tickets/', made),
    ...(await plantOrder(planting, marker)),
  ]
}

async function plantOrder(planting: Planting, marker: string): Promise<readonly PlantedRecord[]> {
  const modules = (await call(planting, 'GET', '/api/modules')) as
    readonly { code: string }[] | { items: { code: string }[] }
  const list = 'items' in modules ? modules.items : modules
  const codes = list.slice(0, 1).map(({ code }) => code)
  const quote = (await call(planting, 'POST', '/api/orders/quote', { codes, seats: 2 })) as {
    totalCents: number
  }
  const billing = { name: marker, companyName: marker, address: `1 Main Street, ${marker}`, poNumber: marker }
  const order = { codes, seats: 2, totalCents: quote.totalCents, billing, isTermsAccepted: true }
  return [recordOf(planting, '/api/orders/', await call(planting, 'POST', '/api/orders', order))]
}

const MODULE = 'IC0110'

async function plantTraining(planting: Planting): Promise<readonly PlantedRecord[]> {
  const marker = markerOf(planting.actor.home, planting.owner)
  const lessons = JSON.stringify(await call(planting, 'GET', `/api/modules/${MODULE}/lessons`))
  const lesson = /"id":"([^"]+)"/.exec(lessons)?.[1] ?? ''
  await call(planting, 'PUT', `/api/lessons/${lesson}/note`, { text: marker })
  const question = { text: `Who knows ${marker}?`, lessonId: null }
  return [
    recordOf(
      planting,
      '/api/questions/',
      await call(planting, 'POST', `/api/modules/${MODULE}/questions`, question),
    ),
  ]
}

async function plantStaff(planting: Planting): Promise<readonly PlantedRecord[]> {
  const { name } = planting.actor.home
  const marker = markerOf(planting.actor.home, 'staff')
  const post = {
    slug: `draft-of-${name}`,
    title: marker,
    excerpt: marker,
    author: marker,
    tags: [],
    moduleCode: null,
    body: [],
  }
  const note = { text: marker, link: null, networks: ['linkedin'], plannedFor: null }
  const company = { name: marker, domains: [`${marker}.example`], directory: null }
  return [
    recordOf(planting, '/api/admin/blog/', await call(planting, 'POST', '/api/admin/blog', post), 'slug'),
    recordOf(planting, '/api/social/posts/', await call(planting, 'POST', '/api/social/posts', note)),
    recordOf(
      planting,
      '/api/admin/notices/',
      await call(planting, 'POST', '/api/admin/notices', notice(marker)),
    ),
    recordOf(planting, '/api/companies/', await call(planting, 'POST', '/api/companies', company)),
    recordOf(
      planting,
      '/api/professionals/',
      await call(planting, 'POST', '/api/professionals', professional(marker)),
    ),
    { kind: '/api/tenants/', id: name === 'oncall' ? '1' : '2', tenant: planting.actor.home, owner: 'staff' },
  ]
}

/** Not shown to anyone yet: what a colleague may read is no leak. */
function notice(marker: string): object {
  const days = { startsOn: '2199-01-01', endsOn: '2199-01-31' }
  return { ...days, title: marker, text: marker, link: null, audience: 'everyone' }
}

function professional(marker: string): object {
  const unknown = { email: null, phone: null, city: null, certifiedUntil: null, checkedOn: null }
  const name = { firstName: marker, lastName: marker, companyName: marker, state: 'TX' }
  return { ...unknown, ...name, certifications: [], services: [], source: marker, doNotContact: false }
}

interface Listed {
  readonly items: readonly { readonly id: number; readonly email: string }[]
}

/** What the demo has already: people by their account, and partners. */
async function listed(planting: Planting): Promise<readonly PlantedRecord[]> {
  const people = (await call(planting, 'GET', '/api/admin/people?size=100')) as Listed
  const partners = (await call(planting, 'GET', '/api/admin/partners')) as Listed
  const { home } = planting.actor
  const ownerOf = (email: string) => email.split('@')[0] ?? ''
  const record =
    (kind: string) =>
    ({ id, email }: Listed['items'][number]): PlantedRecord => ({
      kind,
      id: String(id),
      tenant: home,
      owner: ownerOf(email),
    })
  const known = people.items.filter(({ email }) =>
    ['learner', 'subscriber', 'partner'].includes(ownerOf(email)),
  )
  return [...known.map(record('/api/admin/people/')), ...partners.items.map(record('/api/admin/partners/'))]
}

async function sessionsOf(planting: Planting): Promise<readonly PlantedRecord[]> {
  const sessions = (await call(planting, 'GET', '/api/account/sessions')) as readonly {
    id: unknown
    isCurrent: boolean
  }[]
  const other = sessions.filter(({ isCurrent }) => !isCurrent).slice(0, 1)
  return other.map((one) => recordOf(planting, '/api/account/sessions/', one))
}
