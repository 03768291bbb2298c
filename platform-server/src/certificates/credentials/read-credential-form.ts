import { CREDENTIAL_FILE_MAX_BYTES, CredentialInput } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import { cleanImage } from '../../lib/images/clean-image.ts'
import { ProblemError } from '../../lib/problem.ts'
import { fileKind, plainFileName, type FileKind } from './file-kind.rule.ts'

export interface SentFile extends FileKind {
  readonly bytes: Buffer
  readonly name: string
}

interface CredentialForm {
  readonly input: CredentialInput
  /** Null if no file was sent. */
  readonly file: SentFile | null
}

/** Accepts the photos of today's phones; the stored size is large enough to read small print. */
const PHOTOGRAPH = { maxPixels: 64_000_000, maxSide: 4096 }

/** Reads and checks the multipart form. `today` as a calendar day in UTC. */
export async function readCredentialForm(request: FastifyRequest, today: string): Promise<CredentialForm> {
  const fields: Record<string, unknown> = {}
  let file: SentFile | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') {
      const bytes = await part.toBuffer().catch(() => null)
      if (!bytes) throw tooLarge()
      if (bytes.length > 0) file = await checkedFile(bytes, part.filename)
    } else throw new ProblemError(400, 'invalid:one-file')
  }
  return { input: checkedInput(fields, today), file }
}

async function checkedFile(bytes: Buffer, name: string): Promise<SentFile> {
  const kind = fileKind(bytes)
  // A phone's photo contains the place and the phone's data; only the picture of the card is needed.
  const clean = kind?.type === 'application/pdf' ? { bytes } : kind && (await cleanImage(bytes, PHOTOGRAPH))
  if (!kind || !clean) throw new ProblemError(415, 'not-a-document', { field: 'file' })
  return { ...kind, bytes: clean.bytes, name: plainFileName(name, kind) }
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

function tooLarge(): ProblemError {
  return new ProblemError(413, 'too-large', {
    values: { megabytes: CREDENTIAL_FILE_MAX_BYTES / 1024 / 1024 },
    field: 'file',
  })
}
