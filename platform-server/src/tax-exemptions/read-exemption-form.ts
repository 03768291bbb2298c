import { TaxExemptionInput } from '@platform/shared-contracts/http'
import { isExpiredOn } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import { readDocument, type SentDocument } from '../domain/documents/sent-document.ts'
import { ProblemError } from '../lib/problem.ts'

interface ExemptionForm {
  readonly input: TaxExemptionInput
  readonly file: SentDocument
}

/** Reads and checks the multipart form; `today` as a calendar day in UTC. Errors: 400, 413, 415, 422. */
export async function readExemptionForm(request: FastifyRequest, today: string): Promise<ExemptionForm> {
  const fields: Record<string, unknown> = {}
  let file: SentDocument | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') file = await readDocument(part)
    else throw new ProblemError(400, 'invalid:one-file')
  }
  const input = checkedInput(fields, today)
  if (!file) throw new ProblemError(422, 'invalid:document-missing', { field: 'file' })
  return { input, file }
}

function checkedInput({ expiresOn, ...rest }: Record<string, unknown>, today: string): TaxExemptionInput {
  const parsed = TaxExemptionInput.safeParse({ ...rest, expiresOn: expiresOn || null })
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
    throw new ProblemError(422, 'invalid', { schemaFaults: Object.fromEntries(issues.toReversed()) })
  }
  refuseExpired(parsed.data, today)
  return parsed.data
}

export function refuseExpired(dated: Pick<TaxExemptionInput, 'expiresOn'>, today: string): void {
  if (isExpiredOn(dated, today))
    throw new ProblemError(422, 'invalid:tax-exemption-expired', { field: 'expiresOn' })
}
