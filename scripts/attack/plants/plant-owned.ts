import { markerOf } from '../markers.ts'
import type { PlantedRecord } from './planted-record.ts'
import { call, recordOf, sendForm, type Planting } from './planting.ts'

type Listed = Readonly<Record<string, unknown>>

/** The kinds that the demo's subscriber has already, by the list and the field that name one. Throws where there is none. */
const LISTS = [
  { list: '/api/certificates', kind: '/api/certificates/', field: 'id' },
  { list: '/api/consultations', kind: '/api/consultations/', field: 'id' },
  { list: '/api/quizzes', kind: '/api/attempts/', field: 'lastAttemptId' },
] as const

/** Certificates, consultations and quiz attempts of the demo, and a credential and a tax exemption that are sent here. */
export async function plantOwned(planting: Planting): Promise<readonly PlantedRecord[]> {
  const found: PlantedRecord[] = []
  for (const { list, kind, field } of LISTS) {
    const known = (await listed(planting, list)).find((one) => one[field])
    if (!known) throw new Error(`${planting.actor.name} has no record in ${list} to request.`)
    found.push(recordOf(planting, kind, known, field))
  }
  const marker = markerOf(planting.actor.home, planting.owner)
  const credential = { title: marker, issuer: marker, number: marker, issuedOn: '2026-01-05' }
  const sent = await sendForm(planting, '/api/credentials', credential)
  return [...found, recordOf(planting, '/api/credentials/', sent), await sendTaxExemption(planting)]
}

export async function sendTaxExemption(planting: Planting): Promise<PlantedRecord> {
  const number = markerOf(planting.actor.home, planting.owner)
  const sent = await sendForm(planting, '/api/tax-exemptions', { number, state: 'TX', kind: 'government' })
  return recordOf(planting, '/api/tax-exemptions/', sent)
}

async function listed(planting: Planting, path: string): Promise<readonly Listed[]> {
  const answer = await call(planting, 'GET', path)
  return (Array.isArray(answer) ? answer : (answer as { items: unknown }).items) as readonly Listed[]
}
