import { freeBytesSync } from '../../lib/process/disk-space.ts'
import { StartError } from '../../lib/start-error.ts'

/** Refuses to start on a full disk: a database must be able to write. */
export function refuseFullDisk(directory: string, minFreeBytes: number): void {
  const free = freeBytesSync(directory)
  if (free >= minFreeBytes) return
  throw new StartError(
    `Cannot start: the disk of DATA_DIR ${directory} is full (${toMegabytes(free)} MB free, MIN_FREE_DISK_MB is ${toMegabytes(minFreeBytes)}): free up space, or choose another DATA_DIR.`,
  )
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024)
}
