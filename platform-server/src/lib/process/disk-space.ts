import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { causesOf } from '../causes.ts'

/** Bytes that this process may still write to the disk of a directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

export function freeBytesSync(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** By the error code of the file system or of PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code !== undefined && FULL.has(code))
}
