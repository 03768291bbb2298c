import type { OfflineFilesReply } from '@platform/shared-contracts/rules'
import { adoptIfChanged, settledBoot } from './current-boot.ts'
import { fetchFiles, fileStrategy } from './file-strategy.ts'
import { deleteFiles, each, missingOf } from './stored-files.ts'
import { setStoredRemote, storedRemotes } from './stored-remotes.ts'

/** How often one download starts again because the site changed. */
const MAX_ROUNDS = 3

/** The site changed again and again, or nothing says what runs. */
export class ChangedError extends Error {}

/** Browsers say that they refused, and not how much they would have had. */
export class NoRoomError extends Error {
  readonly missing: readonly string[]
  constructor(missing: readonly string[]) {
    super('There is too little room.')
    this.name = 'QuotaExceededError'
    this.missing = missing
  }
}

export interface Storing {
  readonly reply: (message: OfflineFilesReply) => void
  readonly signal: AbortSignal
}

/** Errors: throws where no document says what runs, or where it names no file of this remote. */
export async function filesOf(remote: string): Promise<readonly string[]> {
  const files = (await settledBoot())?.remotes.get(remote) ?? []
  if (files.length === 0) throw new ChangedError()
  return files
}

/**
 * The files of one release, all of them. A visit in another tab may replace the release meanwhile, and the strategy then
 * stores no more files of the old one: the download starts again with the files of the new one.
 */
export async function storeWhole(
  event: ExtendableEvent,
  remote: string,
  storing: Storing,
): Promise<readonly string[]> {
  const wasStored = (await storedRemotes()).includes(remote)
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const files = await filesOf(remote)
      const isReplaced = await storeUnlessReplaced(event, files, storing)
      // From here on a change of release fetches all files of the new one by itself.
      await setStoredRemote(remote, true)
      if (!isReplaced && isSame(files, await filesOf(remote)) && (await missingOf(files)).length === 0)
        return files
      storing.signal.throwIfAborted()
    }
    throw new ChangedError()
  } catch (error) {
    if (!wasStored) await unmark(remote)
    throw error
  }
}

/**
 * A browser that refused a file refuses a change of this list too, and that error would hide the first one. The remote then
 * stays marked, which costs no more than files that no one asked for at the next release.
 */
async function unmark(remote: string): Promise<void> {
  if (!(await storedRemotes()).includes(remote)) return
  await setStoredRemote(remote, false).catch(() => undefined)
}

/** Whether a file did not come because another release runs now, which is adopted. Errors: what stopped it otherwise. */
async function storeUnlessReplaced(
  event: ExtendableEvent,
  files: readonly string[],
  storing: Storing,
): Promise<boolean> {
  try {
    await storeAll(event, files, storing)
    return false
  } catch (error) {
    if (storing.signal.aborted || error instanceof NoRoomError) throw error
    if (await adoptIfChanged(event, fetchFiles)) return true
    throw error
  }
}

function isSame(files: readonly string[], others: readonly string[]): boolean {
  return files.length === others.length && files.every((url, index) => url === others[index])
}

async function storeAll(
  event: ExtendableEvent,
  files: readonly string[],
  { reply, signal }: Storing,
): Promise<void> {
  const missing = await missingOf(files)
  try {
    await storeMissing(event, { files, missing }, { reply, signal })
  } catch (error) {
    // A download that only lost the network goes on from here.
    const isRefused = isRefusal(error)
    if (signal.aborted || isRefused) await deleteFiles(missing)
    throw isRefused ? new NoRoomError(missing) : error
  }
}

interface FilesToStore {
  readonly files: readonly string[]
  readonly missing: readonly string[]
}

async function storeMissing(
  event: ExtendableEvent,
  { files, missing }: FilesToStore,
  { reply, signal }: Storing,
): Promise<void> {
  let doneCount = files.length - missing.length
  reply({ kind: 'progress', doneCount, fileCount: files.length })
  await each(missing, async (url) => {
    signal.throwIfAborted()
    const request = new Request(url, { mode: 'cors', credentials: 'same-origin' })
    const [answer, stored] = fileStrategy.handleAll({ event, request })
    const { status } = await answer
    if (status !== 200) throw new Error(`${url} answered ${status}.`)
    await stored
    doneCount += 1
    reply({ kind: 'progress', doneCount, fileCount: files.length })
  })
}

export function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
