import type { Readable } from 'node:stream'
import type { PackFile } from '@platform/shared-contracts/http'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { fileAnswer } from '../app/route-schema.ts'
import { streamArchive, type ArchivedFile } from '../lib/archives/stream-archive.ts'
import { asFile, CSV_TYPE } from '../lib/csv.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyClasses } from '../lib/data/schema/company/classes.ts'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import type { ReadyPack } from './sql-packs.ts'

const TYPES: Readonly<Record<PackFile, string>> = {
  'inspection-pack.pdf': 'application/pdf',
  'training-records.csv': CSV_TYPE,
  'inspection-pack.zip': 'application/zip',
}

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

/** Answers with a file of a pack, to save. */
export async function sendPack(
  reply: FastifyReply,
  storage: FileStorage,
  { pack, sheets, file }: Sending,
): Promise<FastifyReply> {
  const body =
    file === 'inspection-pack.zip'
      ? streamArchive(archiveOf(storage, pack, sheets))
      : await openFile(storage, file === 'inspection-pack.pdf' ? pack.pdfKey : pack.csvKey)
  return reply
    .type(TYPES[file])
    .headers({ ...asFile(nameOf(pack, file)), 'cache-control': 'private, no-store' })
    .header('x-content-type-options', 'nosniff')
    .send(fileAnswer(body))
}

/** `inspection-pack-2026-11-27.pdf` */
function nameOf({ describesOn }: ReadyPack, file: PackFile): string {
  return file.replace('.', `-${describesOn}.`)
}

function archiveOf(storage: FileStorage, pack: ReadyPack, sheets: readonly Sheet[]): ArchivedFile[] {
  const at = pack.madeAt
  return [
    { at, name: 'inspection-pack.pdf', open: () => openFile(storage, pack.pdfKey) },
    { at, name: 'training-records.csv', open: () => openFile(storage, pack.csvKey) },
    ...sheets.map(({ id, heldOn, moduleCode, fileKey, fileName }) => ({
      at,
      name: `sign-in-sheets/${heldOn} ${moduleCode} class ${id} ${fileName}`,
      open: () => openFile(storage, fileKey ?? ''),
    })),
  ]
}

async function openFile(storage: FileStorage, key: string): Promise<Readable> {
  const file = await storage.get(key)
  if (!file) throw new ProblemError(404, 'pack-not-found:file')
  return file.body
}
