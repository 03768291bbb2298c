import { RECORDING_LIMITS } from '@platform/shared-contracts/http'

interface Chosen {
  readonly lessonId: string
  readonly audio: { readonly size: number } | null
  readonly captions: { readonly size: number } | null
}

export type UploadFault =
  'lessonMissing' | 'audioMissing' | 'audioTooLarge' | 'captionsMissing' | 'captionsTooLarge' | 'nothing'
export type UploadFaults = Partial<Readonly<Record<keyof Chosen, UploadFault>>>

interface When {
  /** A new recording needs everything; one that is there needs at least one new file. */
  readonly isNew: boolean
  /** It was sent once: what is missing counts. */
  readonly isComplete: boolean
}

/** What the server would refuse, before a large file travels to it. */
export function uploadFaults(chosen: Chosen, when: When): UploadFaults {
  return { ...(when.isComplete && missing(chosen, when.isNew)), ...tooLarge(chosen) }
}

function missing({ lessonId, audio, captions }: Chosen, isNew: boolean): UploadFaults {
  if (!isNew) return audio || captions ? {} : { audio: 'nothing' }
  return {
    ...(lessonId === '' && { lessonId: 'lessonMissing' as const }),
    ...(!audio && { audio: 'audioMissing' as const }),
    ...(!captions && { captions: 'captionsMissing' as const }),
  }
}

function tooLarge({ audio, captions }: Chosen): UploadFaults {
  return {
    ...(audio && audio.size > RECORDING_LIMITS.audioBytes && { audio: 'audioTooLarge' as const }),
    ...(captions &&
      captions.size > RECORDING_LIMITS.captionsBytes && { captions: 'captionsTooLarge' as const }),
  }
}
