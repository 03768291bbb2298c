import type { PackFile } from '@platform/shared-contracts/http'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { fileAnswer } from '../app/route-schema.ts'
import { sendDocument } from '../domain/documents/send-document.ts'
import { streamArchive, type ArchivedFile } from '../lib/archives/stream-archive.ts'
import { asFile, CSV_TYPE } from '../lib/csv.ts'
import type { Tx } from '../lib/data/database.ts'
import { inspectionPackCertificates } from '../lib/data/schema/company/inspection-packs.ts'
import { companyClasses } from '../lib/data/schema/company/classes.ts'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import type { ReadyPack } from './sql-packs.ts'

/** The folder of the storage for the files of packs. */
export const PACK_FOLDER = 'inspection-packs/'

interface NewFile {
  readonly tenantId: number
  /** On which it is stored, for the nightly job (domain/documents). */
  readonly day: string
  readonly id: string
  readonly kind: 'pdf' | 'csv'
}

export const newFileKey = ({ tenantId, day, id, kind }: NewFile) =>
  `${PACK_FOLDER}${tenantId}/${day}/${id}.${kind}`

/** What the ZIP of a pack has besides its own files. */
type Enclosed = Awaited<ReturnType<typeof enclosedIn>>

export async function enclosedIn(tx: Tx, pack: ReadyPack) {
  return { sheets: await sheetsOf(tx, pack), certificates: await certificatesOf(tx, pack) }
}

function certificatesOf(tx: Tx, { id }: ReadyPack) {
  const { packId, fileName, fileKey } = inspectionPackCertificates
  return tx
    .select({ fileName, fileKey })
    .from(inspectionPackCertificates)
    .where(and(eq(packId, id), isNotNull(fileKey)))
    .orderBy(asc(fileName))
}

/** The sheets of the classes of a pack, by day. */
function sheetsOf(tx: Tx, { classIds }: Pick<ReadyPack, 'classIds'>) {
  const { id, heldOn, moduleCode, fileKey, fileName } = companyClasses
  return tx
    .select({ id, heldOn, moduleCode, fileKey, fileName })
    .from(companyClasses)
    .where(and(inArray(id, classIds), isNotNull(fileKey)))
    .orderBy(asc(heldOn), asc(id))
}

interface Sending extends Enclosed {
  readonly pack: ReadyPack
  readonly file: PackFile
}

/** Answers with a file of a pack, to save as `inspection-pack-2026-11-27.pdf`. */
export async function sendPack(
  reply: FastifyReply,
  storage: FileStorage,
  { pack, file, ...enclosed }: Sending,
): Promise<FastifyReply> {
  const fileName = file.replace('.', `-${pack.describesOn}.`)
  if (file === 'inspection-pack.pdf')
    return sendDocument(
      reply,
      storage,
      { fileKey: pack.pdfKey, fileName, fileType: 'application/pdf' },
      missing,
    )
  if (file === 'training-records.csv')
    return sendDocument(reply, storage, { fileKey: pack.csvKey, fileName, fileType: CSV_TYPE }, missing)
  return reply
    .type('application/zip')
    .headers(asFile(fileName))
    .send(fileAnswer(streamArchive(archiveOf(storage, pack, enclosed))))
}

const missing = () => new ProblemError(404, 'pack-not-found:file')

function archiveOf(
  storage: FileStorage,
  pack: ReadyPack,
  { sheets, certificates }: Enclosed,
): ArchivedFile[] {
  const { pdfKey, csvKey, madeAt: at } = pack
  const archived = (name: string, key: string): ArchivedFile => ({
    at,
    name,
    open: () => openFile(storage, key),
  })
  return [
    archived('inspection-pack.pdf', pdfKey),
    archived('training-records.csv', csvKey),
    ...sheets.map(({ id, heldOn, moduleCode, fileKey, fileName }) =>
      archived(`sign-in-sheets/${heldOn} ${moduleCode} class ${id} ${fileName}`, fileKey ?? ''),
    ),
    ...certificates.map(({ fileName, fileKey }) => archived(fileName, fileKey ?? '')),
  ]
}

async function openFile(storage: FileStorage, key: string) {
  const file = await storage.get(key)
  if (!file) throw missing()
  return file.body
}

export async function removeFiles(storage: FileStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key)
}
