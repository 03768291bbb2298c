import type { FastifyReply } from 'fastify'

/** The head of an answer as it left through every hook, for whoever is answered the same. */
export interface WrittenHead {
  readonly status: number
  /** Names and values in turn, as `writeHead` takes them. */
  readonly fields: readonly string[]
  /** Where the id of the request stands among them; the rest is the same for each request. */
  readonly idAt: number
}

const ID = 'x-request-id'
/** Of one request or connection only: an answer with one of these is nobody else's. */
const PERSONAL = ['set-cookie', 'connection']

/** What an answer was sent with; `null` where it is not sent yet, or is for one visitor only. */
export function writtenHead(reply: FastifyReply): WrittenHead | null {
  const headers = reply.getHeaders()
  const isPersonal = PERSONAL.some((name) => headers[name] !== undefined)
  if (!reply.raw.headersSent || isPersonal || headers[ID] === undefined) return null
  // HTTP/2 keeps the status among them.
  const names = Object.keys(headers).filter((name) => !name.startsWith(':'))
  const fields = names.flatMap((name) => [name, String(headers[name])])
  return { status: reply.statusCode, fields, idAt: fields.indexOf(ID) + 1 }
}

/** Sends it without building it anew. The hooks after an answer run as for any other: it is counted and measured. */
export function sendWritten(reply: FastifyReply, head: WrittenHead, body: Buffer | null): FastifyReply {
  const fields = [...head.fields]
  fields[head.idAt] = reply.request.id
  reply.hijack()
  reply.raw.writeHead(head.status, fields)
  reply.raw.end(body)
  return reply
}
