import { InspectionPackId, InspectionPackList } from '@platform/shared-contracts/http'
import { inspectionPacks, inspectionPackSchedules } from '../../lib/data/schema/company/inspection-packs.ts'
import { addCompanies, employ } from '../../testing/company.ts'
import { eventually } from '../../testing/eventually.ts'
import { ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp } from '../../testing/test-app.ts'
import { certify } from '../../testing/training/certify.ts'
import { multipart } from '../../testing/upload-form.ts'
import { schedulePackRetention } from '../packs.jobs.ts'
import { schedulePacks } from '../schedules/schedules.jobs.ts'

export const START = new Date('2026-11-21T12:00:00Z')
const SHEET = '%PDF-1.7\nsigned\n%%EOF\n'
const SCOPE = { modules: ['IC0112', 'IC0113'], site: '', department: '' }
const WANTED = { ...SCOPE, hasCertificates: false, on: '2026-11-21' }

/**
 * Acme requires fall protection of its roofers Ana and Bob. Ana has a certificate of June 2026, and Bob attended a class
 * in another module on November 20.
 */
export async function openPacks() {
  let clock = START
  const test = await openTestApp({ authenticate: byTestHeader, services: { now: () => clock } })
  await schedulePackRetention(test.services)
  await schedulePacks(test.shared)
  const people = await addCompanies(test)
  const { helen, ana, bob, acme } = people
  for (const person of [ana, bob]) await employ(test, person, { companyId: acme, jobRole: 'Roofer' })
  const requests = requestsOf(test, helen)
  const { get, post } = requests
  const modules = [{ module: 'IC0112', months: 24, basis: 'recommended' }]
  await post('rules', { jobRole: '', site: '', department: '', dueInDays: 30, modules })
  await certify(test, ana, 'IC0112', new Date('2026-06-01T12:00:00Z'))
  await requests.recordClass(bob)
  const list = async (who = helen) => InspectionPackList.parse((await get('inspection-packs', who)).json())
  const storedFiles = () => test.services.storage.list('inspection-packs/')
  return {
    ...{ test, ...people, ...requests, list, storedFiles },
    setNow: (time: Date) => void (clock = time),
    request: (changes: object = {}) => post('inspection-packs', { ...WANTED, ...changes }),
    download: (id: string, file: string, who = helen) => get(`inspection-packs/${id}/${file}`, who),
    size: async (changes: object = {}) =>
      (await post('inspection-packs/size', { ...SCOPE, on: null, ...changes })).json<object>(),
    async made(changes: object = {}): Promise<string> {
      const { id } = InspectionPackId.parse(
        (await post('inspection-packs', { ...WANTED, ...changes })).json(),
      )
      await eventually(async () => expect((await list())[0]).toMatchObject({ id, state: 'ready' }))
      return id
    },
    async clear(): Promise<void> {
      clock = START
      await test.services.database.withTenant(1, async (tx) => {
        await tx.delete(inspectionPacks)
        await tx.delete(inspectionPackSchedules)
      })
      for (const key of await storedFiles()) await test.services.storage.remove(key)
    },
  }
}

type TestApp = Awaited<ReturnType<typeof openTestApp>>
type Person = Awaited<ReturnType<typeof addCompanies>>['helen']

/** What a manager asks of the area of the company; `helen` unless stated otherwise. */
function requestsOf(test: TestApp, helen: Person) {
  const signedIn = ({ id: userId, email }: Person) => as({ userId, email, isSubscribed: true })
  return {
    get: (path: string, who = helen) => ask(test, `/company/${path}`, { headers: signedIn(who) }),
    post: (path: string, body: object, who = helen) =>
      ask(test, `/company/${path}`, { body, headers: signedIn(who) }),
    put: (path: string, body: object, who = helen) =>
      ask(test, `/company/${path}`, { method: 'PUT', body, headers: signedIn(who) }),
    remove: (path: string, who = helen) =>
      ask(test, `/company/${path}`, { method: 'DELETE', headers: signedIn(who) }),
    async recordClass({ id }: Person): Promise<void> {
      const details = {
        ...{ people: [id], module: 'IC0113', heldOn: '2026-11-20', minutes: 90, place: 'Yard 3' },
        ...{ trainer: 'Omar Haddad', qualification: 'Competent person' },
      }
      const sheet = { field: 'sheet', name: 'sheet.pdf', type: 'application/pdf', content: SHEET }
      const { headers, payload } = multipart({ details: JSON.stringify(details) }, sheet)
      const sent = { ...headers, ...signedIn(helen) }
      await test.app.inject({ method: 'POST', url: '/api/company/classes', headers: sent, payload })
    },
  }
}
