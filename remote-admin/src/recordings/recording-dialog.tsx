import { useStore } from '@nanostores/react'
import { RECORDING_LIMITS, type Recording } from '@platform/shared-contracts/http'
import { LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { FileField } from '@platform/shared-ui/file-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { languageOptions } from '../lib/language-name.ts'
import { moduleOptions } from '../lib/module-title.ts'
import type { EditorProps } from '../ui/use-row-form.ts'
import { recordingFormMessages } from './recordings.messages.ts'
import { useListLessonsOfQuery } from './recordings.api.ts'
import { useRecordingUpload, type RecordingUpload } from './use-recording-upload.ts'

const MEGABYTES = RECORDING_LIMITS.audioBytes / (1024 * 1024)
const KILOBYTES = RECORDING_LIMITS.captionsBytes / 1024

/** A new recording of any lesson, or new files for one that is there. */
export function RecordingDialog({ row, onClose }: EditorProps<Recording>) {
  const t = useStore(recordingFormMessages)
  const upload = useRecordingUpload(row, onClose)
  const { isLoading } = upload
  return (
    <Dialog
      isOpen
      title={row ? t.replaceTitle({ title: row.lessonTitle }) : t.addTitle}
      onClose={isLoading ? () => undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {t.cancel}
          </Button>
          <BusyButton
            variant="primary"
            isBusy={isLoading}
            busyText={t.uploading}
            onClick={() => void upload.send()}
          >
            {t.upload}
          </BusyButton>
        </>
      }
    >
      <p ref={upload.lead}>{row ? t.replaceLead : t.addLead}</p>
      {!row && <LessonFields upload={upload} />}
      <FileField
        label={t.audio}
        hint={t.audioHint({ limit: MEGABYTES })}
        accept="audio/mpeg,audio/mp4,audio/wav,.mp3,.m4a,.wav"
        file={upload.audio}
        error={upload.faults.audio}
        onFile={(audio) => upload.choose({ audio })}
        required={!row}
      />
      <FileField
        label={t.captions}
        hint={t.captionsHint({ limit: KILOBYTES })}
        accept=".vtt,text/vtt"
        file={upload.captions}
        error={upload.faults.captions}
        onFile={(captions) => upload.choose({ captions })}
        required={!row}
      />
      {upload.failure !== undefined && <Alert kind="danger">{upload.failure}</Alert>}
    </Dialog>
  )
}

/** Which lesson, in which language. */
function LessonFields({ upload }: { readonly upload: RecordingUpload }) {
  const t = useStore(recordingFormMessages)
  const { code, language, lessonId, faults, choose } = upload
  const { data, isFetching, isError } = useListLessonsOfQuery({ code, language })
  const lessons = (isFetching ? [] : (data?.lessons ?? [])).map(({ id, title }, index) => ({
    value: id,
    label: `${index + 1}. ${title}`,
  }))
  return (
    <>
      <SelectField
        label={t.module}
        value={code}
        options={moduleOptions()}
        onChange={({ currentTarget }) => choose({ code: currentTarget.value, lessonId: '' })}
      />
      <SelectField
        label={t.language}
        value={language}
        error={faults.language}
        options={languageOptions()}
        onChange={({ currentTarget }) => {
          const chosen = LANGUAGE_CODES.find((each) => each === currentTarget.value)
          if (chosen) choose({ language: chosen })
        }}
      />
      <SelectField
        label={t.lesson}
        value={lessonId}
        error={faults.lessonId ?? (isError ? t.lessonsFailed : undefined)}
        emptyOption={isFetching ? t.lessonsLoading : t.lessonMissing}
        options={lessons}
        onChange={({ currentTarget }) => choose({ lessonId: currentTarget.value })}
        required
      />
    </>
  )
}
