import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { RECORDING_LIMITS, type Language, type Recording } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CORE_MODULES, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { failureOf } from '../lib/failure.ts'
import { uploadFaults, type UploadFaults, type UploadFault } from './upload-faults.rule.ts'
import { useUploadRecordingMutation } from './recordings.api.ts'
import { recordingFormMessages } from './recordings.messages.ts'

interface Choices {
  readonly code: string
  readonly language: Language
  readonly lessonId: string
  readonly audio: File | null
  readonly captions: File | null
}

const NOTHING: Choices = {
  code: CORE_MODULES[0]?.code ?? '',
  ...{ language: SOURCE_LANGUAGE, lessonId: '', audio: null, captions: null },
}

export type RecordingUpload = ReturnType<typeof useRecordingUpload>

/** What is wrong is shown at its field, found here or by the server; what was chosen stays. */
export function useRecordingUpload(row: Recording | null, onClose: () => void) {
  const t = useStore(recordingFormMessages)
  const { notify } = usePlatform()
  const [choices, setChoices] = useState(NOTHING)
  const [isChecked, setIsChecked] = useState(false)
  const refusal = useFirstFault()
  const [start, { isLoading, error, reset }] = useUploadRecordingMutation()
  const found = uploadFaults(choices, { isNew: row === null, isComplete: isChecked })
  const send = async () => {
    setIsChecked(true)
    const faults = uploadFaults(choices, { isNew: row === null, isComplete: true })
    if (Object.keys(faults).length > 0) return refusal.show()
    const { lessonId, language, audio, captions } = choices
    const { data } = await start({ id: row?.id ?? null, lessonId, language, audio, captions })
    if (!data) return refusal.show()
    notify('success', t.uploaded({ title: data.lessonTitle }))
    onClose()
  }
  const { fields: refused = {}, message } = error ? failureOf(error) : { message: undefined }
  const limits = {
    limit: RECORDING_LIMITS.audioBytes / (1024 * 1024),
  }
  const words = (fault: UploadFault | undefined) => {
    if (fault === undefined) return undefined
    if (fault === 'audioTooLarge') return t.audioTooLarge(limits)
    if (fault === 'captionsTooLarge')
      return t.captionsTooLarge({ limit: RECORDING_LIMITS.captionsBytes / 1024 })
    return t[fault]
  }
  const faultAt = (field: keyof UploadFaults) => words(found[field]) ?? refused[field]
  return {
    ...choices,
    isLoading,
    /** The element before the fields. */
    lead: refusal.lead,
    send,
    choose: (change: Partial<Choices>) => {
      reset()
      setChoices({ ...choices, ...change })
    },
    faults: {
      lessonId: faultAt('lessonId'),
      language: refused['language'],
      audio: faultAt('audio'),
      captions: faultAt('captions'),
    },
    /** What belongs to no field. */
    failure: Object.keys(refused).length > 0 ? undefined : message,
  }
}

/** After a press that found something wrong, the focus goes to the first field with a fault. */
function useFirstFault() {
  const lead = useRef<HTMLParagraphElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const fields = lead.current?.parentElement
    if (count > 0) fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [count])
  return { lead, show: () => setCount((before) => before + 1) }
}
