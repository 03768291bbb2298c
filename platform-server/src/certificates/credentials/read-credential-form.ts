import { CredentialInput } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import { readDocument, type SentDocument } from '../../domain/documents/sent-document.ts'
import { ProblemError } from '../../lib/problem.ts'

interface CredentialForm {
  readonly input: CredentialInput
  /** Null if no file was sent. */
  readonly file: SentDocument | null
}

/** Reads and checks the multipart form. `today` as a calendar day in UTC. */
export async function readCredentialForm(request: FastifyRequest, today: string): Promise<CredentialForm> {
  const fields: Record<string, unknown> = {}
  let file: SentDocument | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') file = await readDocument(part)
    else throw new ProblemError(400, 'invalid:one-file')
  }
  return { input: checkedInput(fields, today), file }
}

function checkedInput(fields: Record<string, unknown>, today: string): CredentialInput {
  const { expiresOn: until, moduleCode: module, ...rest } = fields
  const parsed = CredentialInput.safeParse({ ...rest, expiresOn: until || null, moduleCode: module || null })
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
    throw new ProblemError(422, 'invalid', { schemaFaults: Object.fromEntries(issues.toReversed()) })
  }
  refuseImpossible(parsed.data, today)
  return parsed.data
}

function refuseImpossible({ issuedOn, expiresOn, moduleCode }: CredentialInput, today: string): void {
  // Its first day may already have started where the learner is, but not in UTC.
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  if (issuedOn > tomorrow) throw new ProblemError(422, 'invalid:issued-in-future', { field: 'issuedOn' })
  if (expiresOn !== null && expiresOn <= issuedOn)
    throw new ProblemError(422, 'invalid:expires-before-issue', { field: 'expiresOn' })
  if (moduleCode !== null && !CORE_MODULES.some(({ code }) => code === moduleCode))
    throw new ProblemError(422, 'invalid:unknown-module', { field: 'moduleCode' })
}
