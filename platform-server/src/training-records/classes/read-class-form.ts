import { CompanyClassRequest } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import { readDocument, type SentDocument } from '../../domain/documents/sent-document.ts'
import { ProblemError } from '../../lib/problem.ts'

interface ClassForm {
  readonly details: CompanyClassRequest
  readonly sheet: SentDocument | null
}

/** Errors: 400, 413, 415, 422. */
export async function readClassForm(request: FastifyRequest): Promise<ClassForm> {
  const { details, sheet } = await readParts(request)
  const parsed = CompanyClassRequest.safeParse(parsedJson(details))
  if (parsed.success) return { details: parsed.data, sheet }
  const issues = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  throw new ProblemError(422, 'invalid', { schemaFaults: Object.fromEntries(issues.toReversed()) })
}

/** The sheet of a class without one. Errors: 400, 413, 415, 422 without a file. */
export async function readSheetForm(request: FastifyRequest): Promise<SentDocument> {
  const { sheet } = await readParts(request)
  if (!sheet) throw new ProblemError(422, 'invalid:document-missing', { field: 'sheet' })
  return sheet
}

async function readParts(request: FastifyRequest) {
  let details: unknown
  let sheet: SentDocument | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'sheet') sheet = await readDocument(part)
    else if (part.type === 'field' && part.fieldname === 'details') details = part.value
    else throw new ProblemError(400, 'invalid:class-form')
  }
  return { details, sheet }
}

function parsedJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    throw new ProblemError(400, 'invalid:class-form')
  }
}
