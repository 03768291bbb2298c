import { randomUUID } from 'node:crypto'
import { json } from '../actors.ts'
import { markerOf, type Owner } from '../markers.ts'
import type { MatrixActor } from '../matrix-actors.ts'
import type { Sent, Wire } from '../send.ts'
import type { PlantedRecord } from './planted-record.ts'

/** An account that adds records with its marker. */
export interface Planting {
  readonly wire: Wire
  readonly actor: Pick<MatrixActor, 'name' | 'headers' | 'home' | 'email'>
  readonly owner: Owner
}

/** The answer as JSON. Throws where the server refuses the request. */
export async function call(
  planting: Planting,
  method: string,
  path: string,
  value?: unknown,
): Promise<unknown> {
  const headers = { ...planting.actor.headers, 'idempotency-key': randomUUID() }
  return answerTo(
    planting,
    value === undefined ? { method, path, headers } : json(method, path, headers, value),
  )
}

/** Sends the fields and a small PDF with the marker as `fileField`. */
export async function sendForm(
  planting: Planting,
  path: string,
  fields: Readonly<Record<string, string>>,
  fileField = 'file',
): Promise<unknown> {
  const { actor, owner } = planting
  const marker = markerOf(actor.home, owner)
  const boundary = randomUUID()
  const part = (head: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`
  const body = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    part(
      `name="${fileField}"; filename="${marker}.pdf"\r\ncontent-type: application/pdf`,
      `%PDF-1.7\n${marker}\n%%EOF\n`,
    ),
    `--${boundary}--\r\n`,
  ].join('')
  const headers = { ...actor.headers, 'content-type': `multipart/form-data; boundary=${boundary}` }
  return answerTo(planting, { method: 'POST', path, headers, body })
}

async function answerTo({ wire, actor }: Planting, sent: Sent): Promise<unknown> {
  const { status, body } = await wire.send(sent)
  if (status >= 300) throw new Error(`${actor.name}: ${sent.method} ${sent.path}: ${status} ${body}`)
  return body === '' ? {} : JSON.parse(body)
}

export function recordOf(
  { actor, owner }: Planting,
  kind: string,
  made: unknown,
  field = 'id',
): PlantedRecord {
  return { kind, id: String((made as Readonly<Record<string, unknown>>)[field]), tenant: actor.home, owner }
}
