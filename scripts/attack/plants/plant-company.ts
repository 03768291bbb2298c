import { setTimeout as wait } from 'node:timers/promises'
import { signIn, type Tenant } from '../actors.ts'
import { markerOf } from '../markers.ts'
import type { Wire } from '../send.ts'
import { sendTaxExemption } from './plant-owned.ts'
import type { PlantedRecord } from './planted-record.ts'
import { call, recordOf, sendForm, type Planting } from './planting.ts'

const POLL_MS = 200
/** A pack of no one takes a moment; the job may have to wait for others. */
const LONGEST_MS = 60_000
const MODULE = 'IC0110'
const PLACES = { jobRole: '', site: '', department: '', supervisorId: null }
/** Has an account, and no company that could have invited them already. */
const INVITED = 'rosa.fuentes'
const PACKS = '/api/company/inspection-packs'

type Made = Readonly<Record<string, unknown>>

/** Everything of a company that a path names by id, with the marker of its manager. */
export async function plantCompany(planting: Planting): Promise<readonly PlantedRecord[]> {
  return [
    ...(await plantPeople(planting)),
    ...(await plantNamed(planting)),
    ...(await plantPacks(planting)),
    ...(await plantRecords(planting)),
    await sendTaxExemption(planting),
  ]
}

/** Manages the other company of the tenant, and is no actor. */
export async function otherManager(wire: Wire, tenant: Tenant, port: string): Promise<Planting> {
  const actor = { ...(await signIn(wire, tenant, 'safety', port)), home: tenant }
  return { wire, actor, owner: 'safety' }
}

/** An invitation of this company to a person who is not an actor, so that it belongs to another user for all actors. */
export async function plantInvitation(planting: Planting, port: string): Promise<PlantedRecord> {
  const { home } = planting.actor
  const named = { firstName: 'Rosa', lastName: 'Fuentes', email: `${INVITED}@${home.mail}` }
  await call(planting, 'POST', '/api/company/people', { ...PLACES, ...named })
  const actor = { ...(await signIn(planting.wire, home, INVITED, port)), home }
  const invited = { ...planting, actor }
  const [open] = (await call(invited, 'GET', '/api/company-invitations')) as readonly Made[]
  return { ...recordOf(invited, '/api/company-invitations/', open), owner: INVITED }
}

/** Someone without email who has a PIN, and the manager. */
async function plantPeople(planting: Planting): Promise<readonly PlantedRecord[]> {
  const marker = markerOf(planting.actor.home, planting.owner)
  const person = { ...PLACES, firstName: marker, lastName: marker, employeeNumber: marker, email: null }
  const made = (await call(planting, 'POST', '/api/company/people', person)) as Made
  await call(planting, 'POST', '/api/company/sign-in-codes', { people: [made['id']] })
  const managers = (await call(planting, 'GET', '/api/company/managers')) as readonly Made[]
  const own = managers.find(({ email }) => email === planting.actor.email)
  return [
    recordOf(planting, '/api/company/people/', made),
    recordOf(planting, '/api/company/managers/', own, 'userId'),
  ]
}

/** What has little more than a name. */
async function plantNamed(planting: Planting): Promise<readonly PlantedRecord[]> {
  const name = markerOf(planting.actor.home, planting.owner)
  const filters = { q: name, module: '', standing: '', site: '', department: '', jobRole: '', sort: 'name' }
  const add = async (kind: string, value: object) =>
    recordOf(planting, `${kind}/`, await call(planting, 'POST', kind, value))
  await call(planting, 'POST', '/api/company/scim-tokens', { name })
  const { tokens } = (await call(planting, 'GET', '/api/company/scim-tokens')) as { tokens: readonly Made[] }
  return [
    await add('/api/company/gates', { name, site: '' }),
    await add('/api/company/tablets', { name }),
    await add('/api/company/views', { name, view: filters }),
    recordOf(
      planting,
      '/api/company/scim-tokens/',
      tokens.find((one) => one['name'] === name),
    ),
  ]
}

/** A pack that is ready, a link to it, and a schedule. */
async function plantPacks(planting: Planting): Promise<readonly PlantedRecord[]> {
  const marker = markerOf(planting.actor.home, planting.owner)
  const scope = { modules: [MODULE], site: marker, department: '', hasCertificates: false }
  const on = new Date().toISOString().slice(0, 10)
  const pack = recordOf(planting, `${PACKS}/`, await call(planting, 'POST', PACKS, { ...scope, on }))
  await untilReady(planting, pack.id)
  const link = await call(planting, 'POST', `${PACKS}/${pack.id}/links`, { recipient: marker, days: 7 })
  const times = { every: 'month', day: 28, recipients: [], linkDays: 7 }
  const schedule = await call(planting, 'POST', '/api/company/pack-schedules', { ...scope, ...times })
  return [
    pack,
    recordOf(planting, `${PACKS}/links/`, link),
    recordOf(planting, '/api/company/pack-schedules/', schedule),
  ]
}

async function untilReady(planting: Planting, id: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    const packs = (await call(planting, 'GET', PACKS)) as readonly Made[]
    if (packs.some((one) => one['id'] === id && one['state'] === 'ready')) return
    await wait(POLL_MS)
  }
  throw new Error(`The inspection pack of ${planting.actor.name} did not become ready.`)
}

/** A class with its sheet, a rule and an exemption. */
async function plantRecords(planting: Planting): Promise<readonly PlantedRecord[]> {
  const marker = markerOf(planting.actor.home, planting.owner)
  const { items } = (await call(planting, 'GET', '/api/company/people?size=1')) as { items: readonly Made[] }
  const people = items.map(({ id }) => id)
  const taught = { heldOn: '2026-01-05', minutes: 30, trainer: marker, qualification: marker, place: marker }
  const details = JSON.stringify({ ...taught, people, module: MODULE })
  const held = await sendForm(planting, '/api/company/classes', { details }, 'sheet')
  const exemption = { people, modules: [MODULE], reason: marker, endsOn: '2199-01-01' }
  await call(planting, 'POST', '/api/company/exemptions', exemption)
  const exempt = (await call(planting, 'GET', '/api/company/exemptions')) as readonly Made[]
  const requirement = { module: MODULE, months: 12, basis: 'recommended' }
  const rule = { jobRole: marker, site: '', department: '', dueInDays: 30, modules: [requirement] }
  return [
    recordOf(planting, '/api/company/classes/', held),
    recordOf(
      planting,
      '/api/company/exemptions/',
      exempt.find(({ reason }) => reason === marker),
    ),
    recordOf(planting, '/api/company/rules/', await call(planting, 'POST', '/api/company/rules', rule)),
  ]
}
