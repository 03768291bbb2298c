import type { ModuleLessons } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { fetchRecording } from '../../domain/narration/fetch-recording.ts'
import type { RecordingToStore } from '../../domain/offline/downloads/download-module.ts'
import { recordingsIn } from './recordings-in.rule.ts'

export function recordingsToStore(
  platform: Platform,
  lessons: ModuleLessons | undefined,
): readonly RecordingToStore[] {
  if (!lessons) return []
  return recordingsIn(lessons).map(({ lessonId, id }) => ({
    id,
    load: (signal) => fetchRecording(platform, { lessonId, id }, signal),
  }))
}
