import type { Language } from '@platform/shared-contracts/http'

/** A module that was downloaded for use without a network. */
export interface DownloadRecord {
  readonly code: string
  readonly language: Language
  /** By the device's clock. */
  readonly at: number
  /** Of its own texts, as stored. */
  readonly textBytes: number
  /** Of its recordings; records of earlier releases leave it out. */
  readonly recordingBytes?: number
  /** Of the files that all modules share, as stored. */
  readonly fileBytes: number
  /** Stored responses that belong to this module only. */
  readonly queries: readonly string[]
}

/** `outdated`: the page has other files now; `otherLanguage`: its texts are in another language than the page. */
export type DownloadState = 'none' | 'ready' | 'outdated' | 'otherLanguage'

interface Now {
  readonly language: Language
  /** Files of the release that runs now and are not stored; `null` while that is unknown. */
  readonly missingFiles: number | null
  /** Recordings that the lessons name now and that are not stored. */
  readonly missingRecordings: number
}

export function downloadState(
  record: DownloadRecord | null,
  { language, missingFiles, missingRecordings }: Now,
): DownloadState {
  if (!record) return 'none'
  if (record.language !== language) return 'otherLanguage'
  return (missingFiles ?? 0) + missingRecordings > 0 ? 'outdated' : 'ready'
}

/** What a module takes with the files that all modules share. */
export function wholeBytes({ textBytes, recordingBytes = 0, fileBytes }: DownloadRecord): number {
  return textBytes + recordingBytes + fileBytes
}

/** What all downloads take together: the files are stored once. */
export function totalBytes(records: readonly DownloadRecord[]): number {
  const files = Math.max(0, ...records.map(({ fileBytes }) => fileBytes))
  return records.reduce((sum, { textBytes, recordingBytes = 0 }) => sum + textBytes + recordingBytes, files)
}
