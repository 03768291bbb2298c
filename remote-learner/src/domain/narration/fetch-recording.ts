import type { Platform } from '@platform/shared-contracts/remote'
import { ownerOf } from '../offline/owner.ts'
import { readRecording } from '../offline/response-cache.ts'

interface RecordingName {
  readonly lessonId: string
  readonly id: string
}

/** The audio: from this device if it was downloaded, else from the server. Rejects where neither has it. */
export async function recordingToPlay(platform: Platform, name: RecordingName): Promise<Blob> {
  const owner = ownerOf(platform)
  const stored = owner === null ? undefined : await readRecording(owner, name.id)
  return stored ?? fetchRecording(platform, name)
}

/** From the server. Rejects if it does not answer the file. */
export async function fetchRecording(
  platform: Platform,
  { lessonId, id }: RecordingName,
  signal?: AbortSignal,
): Promise<Blob> {
  const path = `/lessons/${encodeURIComponent(lessonId)}/recordings/${id}`
  const answer = await platform.fetch(path, signal && { signal })
  if (!answer.ok) throw new Error(`The recording could not be loaded: ${answer.status}.`)
  return answer.blob()
}
