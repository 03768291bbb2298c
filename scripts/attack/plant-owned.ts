import { randomUUID } from 'node:crypto'
import { markerOf, type Owner } from './markers.ts'
import type { MatrixActor } from './matrix-actors.ts'
import type { PlantedRecord } from './planted-record.ts'
import type { Sent, Wire } from './send.ts'

interface Owned {
  readonly wire: Wire
  readonly actor: MatrixActor
  readonly owner: Owner
}

type Listed = Readonly<Record<string, unknown>>

/** The kinds that the demo's subscriber has already, by the list and the field that name one. Throws where there is none. */
const LISTS = [
  { list: '/api/certificates', kind: '/api/certificates/', field: 'id' },
  { list: '/api/consultations', kind: '/api/consultations/', field: 'id' },
  { list: '/api/quizzes', kind: '/api/attempts/', field: 'lastAttemptId' },
] as const

/** Certificates, consultations and quiz attempts of the demo, and a credential that is sent here. */
export async function plantOwned(owned: Owned): Promise<readonly PlantedRecord[]> {
  const found: PlantedRecord[] = []
  for (const { list, kind, field } of LISTS) {
    const id = (await listed(owned, list)).map((one) => one[field]).find(Boolean)
    if (!id) throw new Error(`${owned.actor.name} has no record in ${list} to request.`)
    found.push(recordOf(owned, kind, String(id)))
  }
  return [...found, recordOf(owned, '/api/credentials/', await sendCredential(owned))]
}

function recordOf({ actor, owner }: Owned, kind: string, id: string): PlantedRecord {
  return { kind, id, tenant: actor.home, owner }
}

async function listed(owned: Owned, path: string): Promise<readonly Listed[]> {
  const answer: unknown = JSON.parse(
    await request(owned, { method: 'GET', path, headers: owned.actor.headers }),
  )
  return (Array.isArray(answer) ? answer : (answer as { items: unknown }).items) as readonly Listed[]
}

async function sendCredential(owned: Owned): Promise<string> {
  const marker = markerOf(owned.actor.home, owned.owner)
  const boundary = randomUUID()
  const fields = { title: marker, issuer: marker, number: marker, issuedOn: '2026-01-05' }
  const part = (head: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`
  const body = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    part(
      `name="file"; filename="${marker}.pdf"\r\ncontent-type: application/pdf`,
      `%PDF-1.7\n${marker}\n%%EOF\n`,
    ),
    `--${boundary}--\r\n`,
  ].join('')
  const type = `multipart/form-data; boundary=${boundary}`
  const headers = { ...owned.actor.headers, 'content-type': type }
  const made = JSON.parse(await request(owned, { method: 'POST', path: '/api/credentials', headers, body }))
  return (made as { id: string }).id
}

async function request({ wire, actor }: Owned, sent: Sent): Promise<string> {
  const { status, body } = await wire.send(sent)
  if (status >= 300) throw new Error(`${actor.name}: ${sent.method} ${sent.path}: ${status} ${body}`)
  return body
}
