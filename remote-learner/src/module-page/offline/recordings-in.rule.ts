import type { ModuleLessons } from '@platform/shared-contracts/http'

/** A recording that belongs to a download. */
export interface ModuleRecording {
  readonly lessonId: string
  readonly id: string
  readonly sizeBytes: number
}

export function recordingsIn({ lessons }: Pick<ModuleLessons, 'lessons'>): readonly ModuleRecording[] {
  return lessons.flatMap(({ id: lessonId, recording }) =>
    recording ? [{ lessonId, id: recording.id, sizeBytes: recording.sizeBytes }] : [],
  )
}

export function recordingBytes(recordings: readonly ModuleRecording[]): number {
  return recordings.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
}
