import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch, useStore as useReduxStore } from 'react-redux'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { ownerOf } from '../../domain/offline/owner.ts'
import {
  downloadModule,
  DownloadError,
  removeDownload,
  type DownloadFailure,
} from '../../domain/offline/downloads/download-module.ts'
import type { DownloadRecord } from '../../domain/offline/downloads/download-state.rule.ts'
import { requestFiles } from '../../domain/offline/downloads/worker-files.ts'
import { readDownloads, recordingQuery } from '../../domain/offline/response-cache.ts'
import {
  isOneVersion,
  lessonsIn,
  queriesOfModule,
  type LessonsState,
  type QueryDispatch,
} from './module-queries.ts'
import { recordingBytes, type ModuleRecording } from './recordings-in.rule.ts'
import { recordingsToStore } from './recordings-to-store.ts'

/** What is being done: nothing, counting bytes, asking whether to start, or downloading. */
export type DownloadWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'measuring' }
  | { readonly kind: 'asking'; readonly sizeBytes: number }
  | { readonly kind: 'busy'; readonly share: number }
  | { readonly kind: 'failed'; readonly reason: DownloadFailure; readonly space?: StorageSpace }

/** Units: bytes. */
export interface StorageSpace {
  readonly needed: number
  /** `null`: the browser does not say. */
  readonly free: number | null
}

const IDLE: DownloadWork = { kind: 'idle' }

type PageState = LessonsState & OutboxState

interface OutboxState {
  readonly outbox: { readonly isOffline: boolean }
}

interface Options {
  readonly code: string
  readonly textBytes: number
  readonly recordings: readonly ModuleRecording[]
}

/** The download of one module: what is stored of it, and what the person may do. */
export function useModuleDownload({ code, textBytes, recordings }: Options) {
  const platform = usePlatform()
  const owner = ownerOf(platform)
  const language = useStore(locale)
  const store = useReduxStore<PageState>()
  const dispatch = useDispatch<QueryDispatch>()
  const [work, setWork] = useState(IDLE)
  const { records, missingFiles, read } = useStored(owner)
  const canceled = useRef<AbortController | null>(null)
  useEffect(() => () => canceled.current?.abort(), [])

  const ownBytes = textBytes + recordingBytes(recordings)
  const start = async () => {
    if (!owner) return
    const abort = new AbortController()
    canceled.current = abort
    setWork({ kind: 'busy', share: 0 })
    const options = {
      isOffline: () => store.getState().outbox.isOffline,
      now: Date.now,
      signal: abort.signal,
    }
    const onProgress = (share: number) => setWork({ kind: 'busy', share })
    try {
      await downloadModule({
        ...{ owner, code, language, onProgress },
        ...options,
        ...queriesOfModule(code, dispatch),
        isOneVersion: () => isOneVersion(store.getState(), code),
        recordings: () => recordingsToStore(platform, lessonsIn(store.getState(), code)),
      })
      // Without it, a browser that runs out of space may delete what was stored. The browser may refuse.
      await navigator.storage?.persist?.()
      setWork(IDLE)
    } catch (error) {
      setWork(await afterFailure(error, ownBytes))
      if (!(error instanceof DownloadError)) platform.report(error)
    }
    await read()
  }

  const record = records.find((each) => each.code === code) ?? null
  return {
    work,
    records,
    missingFiles,
    missingRecordings: recordings.filter(({ id }) => !record?.queries.includes(recordingQuery(id))).length,
    record,
    measure: async () => {
      setWork({ kind: 'measuring' })
      setWork(await measured(ownBytes))
    },
    start,
    /** Before it has started; one that runs ends once what it has stored is deleted. */
    cancel: () => (work.kind === 'busy' ? canceled.current?.abort() : setWork(IDLE)),
    remove: async (record: DownloadRecord) => {
      if (owner) await removeDownload(owner, record).catch(platform.report)
      await read()
    },
  }
}

/** The size with the files that are missing here, unless there is no space for them. */
async function measured(ownBytes: number): Promise<DownloadWork> {
  const files = await requestFiles('measure').catch(() => ({ kind: 'unsupported' }) as const)
  if (files.kind !== 'measured')
    return { kind: 'failed', reason: files.kind === 'failed' ? files.reason : 'unsupported' }
  const space = await missingSpace((files.missingStoredBytes ?? files.missingBytes) + ownBytes)
  if (space) return { kind: 'failed', reason: 'storage', space }
  return { kind: 'asking', sizeBytes: files.missingBytes + ownBytes }
}

/** `null` where there is enough, or where the browser does not say. */
async function missingSpace(needed: number): Promise<StorageSpace | null> {
  const free = await freeBytes()
  return free !== null && needed > free ? { needed, free } : null
}

/** What this site may still store; some browsers answer a figure that has nothing to do with the device. */
async function freeBytes(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
}

async function afterFailure(error: unknown, ownBytes: number): Promise<DownloadWork> {
  const { reason, neededBytes } = error instanceof DownloadError ? error : new DownloadError('unknown')
  if (reason === 'canceled') return IDLE
  if (neededBytes === null) return { kind: 'failed', reason }
  const needed = neededBytes + ownBytes
  return { kind: 'failed', reason, space: (await missingSpace(needed)) ?? { needed, free: null } }
}

/** What this person has downloaded here, and how many files of it a newer release has replaced. */
function useStored(owner: string | null) {
  const { report } = usePlatform()
  const [records, setRecords] = useState<readonly DownloadRecord[]>([])
  const [missingFiles, setMissingFiles] = useState<number | null>(null)
  const read = useCallback(async () => {
    try {
      const found = owner ? await readDownloads(owner) : []
      setRecords(found)
      if (found.length === 0) return
      const files = await requestFiles('measure')
      setMissingFiles(files.kind === 'measured' ? files.missingCount : null)
    } catch (error) {
      report(error)
    }
  }, [owner, report])
  useEffect(() => void read(), [read])
  return { records, missingFiles, read }
}
