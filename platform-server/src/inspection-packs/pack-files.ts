import type { PackFile } from '@platform/shared-contracts/http'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { fileAnswer } from '../app/route-schema.ts'
import { sendDocument } from '../domain/documents/send-document.ts'
import { streamArchive, type ArchivedFile } from '../lib/archives/stream-archive.ts'
import { asFile, CSV_TYPE } from '../lib/csv.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyClasses } from '../lib/data/schema/company/classes.ts'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import type { ReadyPack, StoredPack } from './sql-packs.ts'

/** The folder of the storage for the files of packs. */
export const PACK_FOLDER = 'inspection-packs/'

/** A sign-in sheet that belongs to a pack. */
type Sheet = Awaited<ReturnType<typeof sheetsOf>>[number]

/** The sheets of the classes of a pack, by day. */
export function sheetsOf(tx: Tx, { classIds }: Pick<ReadyPack, 'classIds'>) {
  const { id, heldOn, moduleCode, fileKey, fileName } = companyClasses
  return tx
    .select({ id, heldOn, moduleCode, fileKey, fileName })
    .from(companyClasses)
    .where(and(inArray(id, classIds), isNotNull(fileKey)))
    .orderBy(asc(heldOn), asc(id))
}

interface Sending {
  readonly pack: ReadyPack
  readonly sheets: readonly Sheet[]
  readonly file: PackFile
}

/** Answers with a file of a pack, to save as `inspection-pack-2026-11-27.pdf`. */
export async function sendPack(
  reply: FastifyReply,
  storage: FileStorage,
  { pack, sheets, file }: Sending,
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
    .send(fileAnswer(streamArchive(archiveOf(storage, pack, sheets))))
}

const missing = () => new ProblemError(404, 'pack-not-found:file')

function archiveOf(storage: FileStorage, pack: ReadyPack, sheets: readonly Sheet[]): ArchivedFile[] {
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
  ]
}

async function openFile(storage: FileStorage, key: string) {
  const file = await storage.get(key)
  if (!file) throw missing()
  return file.body
}

export async function removePackFiles(
  storage: FileStorage,
  { pdfKey, csvKey }: Pick<StoredPack, 'pdfKey' | 'csvKey'>,
): Promise<void> {
  for (const key of [pdfKey, csvKey]) if (key !== null) await storage.remove(key)
}
