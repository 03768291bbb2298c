import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { locale } from '@platform/shared-contracts/remote'
import { formatBytes } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { CheckIcon, DownloadIcon } from '@platform/shared-ui/icon'
import { ProgressBar } from '@platform/shared-ui/progress-bar'
import { KeepOnPhone } from '../../domain/install/keep-on-phone.tsx'
import { useRegainedFocus } from '../../ui/use-regained-focus.ts'
import { formatMoment } from '../../lib/dates.ts'
import {
  downloadState,
  totalBytes,
  wholeBytes,
  type DownloadRecord,
  type DownloadState,
} from '../../domain/offline/downloads/download-state.rule.ts'
import { languageName } from '../../lib/language-name.ts'
import { downloadMessages } from './download.messages.ts'
import { recordingBytes, type ModuleRecording } from './recordings-in.rule.ts'
import { type DownloadWork, useModuleDownload } from './use-module-download.ts'
import classes from './module-download.module.css'

interface Props {
  readonly code: string
  /** Of the lessons and questions, roughly. */
  readonly textBytes: number
  readonly recordings: readonly ModuleRecording[]
}

type Download = ReturnType<typeof useModuleDownload>

/** Stores the whole module on this device: its size before, how far it is, and how to remove it. */
export function ModuleDownload({ code, textBytes, recordings }: Props) {
  const t = useStore(downloadMessages)
  const download = useModuleDownload({ code, textBytes, recordings })
  const { work } = download
  // The button that ended a download, or canceled it, is gone.
  const section = useRegainedFocus<HTMLElement>(work.kind === 'idle' || work.kind === 'failed')
  return (
    <section ref={section} tabIndex={-1} className={classes.download} aria-label={t.title}>
      <Announcement download={download} />
      {work.kind === 'busy' ? (
        <Busy share={work.share} onCancel={download.cancel} />
      ) : work.kind === 'asking' ? (
        <Question sizeBytes={work.sizeBytes} audioBytes={recordingBytes(recordings)} download={download} />
      ) : (
        <Stored download={download} />
      )}
    </section>
  )
}

function Announcement({ download: { work, record } }: { readonly download: Download }) {
  const t = useStore(downloadMessages)
  const text = work.kind === 'busy' ? t.busy : work.kind === 'idle' && record ? t.ready : ''
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  )
}

/** The button that brought it is gone, and the focus with it. */
function useFocusOnMount() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return button
}

function Busy({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const t = useStore(downloadMessages)
  const cancel = useFocusOnMount()
  return (
    <>
      <ProgressBar label={t.busy} value={Math.round(share * 100)} />
      <Button ref={cancel} size="sm" onClick={onCancel}>
        {t.cancel}
      </Button>
    </>
  )
}

interface QuestionProps {
  readonly sizeBytes: number
  readonly audioBytes: number
  readonly download: Download
}

function Question({ sizeBytes, audioBytes, download }: QuestionProps) {
  const t = useStore(downloadMessages)
  const language = useStore(locale)
  const start = useFocusOnMount()
  const size = formatBytes(sizeBytes, language)
  return (
    <>
      <p>
        {t.question({ size })}
        {audioBytes > 0 && ` ${t.recordings({ size: formatBytes(audioBytes, language) })}`}
      </p>
      <div className={classes.choices}>
        <Button ref={start} variant="primary" onClick={() => void download.start()}>
          {t.start({ size })}
        </Button>
        <Button variant="ghost" onClick={download.cancel}>
          {t.notNow}
        </Button>
      </div>
    </>
  )
}

function Stored({ download }: { readonly download: Download }) {
  const t = useStore(downloadMessages)
  const language = useStore(locale)
  const { work, record, missingFiles, missingRecordings } = download
  const state = downloadState(record, { language, missingFiles, missingRecordings })
  return (
    <>
      {work.kind === 'failed' && <Failure work={work} />}
      {record && <StoredState record={record} state={state} records={download.records} />}
      <div className={classes.choices}>
        {state !== 'ready' && (
          <BusyButton
            icon={<DownloadIcon size={1.125} />}
            isBusy={work.kind === 'measuring'}
            busyText={t.measuring}
            onClick={() => void download.measure()}
          >
            {record ? t.again : t.save}
          </BusyButton>
        )}
        {record && (
          <Button variant="ghost" onClick={() => void download.remove(record)}>
            {t.remove}
          </Button>
        )}
      </div>
      {record && <KeepOnPhone />}
    </>
  )
}

function Failure({ work: { reason, space } }: { readonly work: Extract<DownloadWork, { kind: 'failed' }> }) {
  const t = useStore(downloadMessages)
  const language = useStore(locale)
  if (!space) return <Alert kind="warning">{t[reason]}</Alert>
  const needed = formatBytes(space.needed, language)
  const text =
    space.free === null
      ? t.refused({ needed })
      : t.noSpace({ needed, free: formatBytes(space.free, language) })
  return <Alert kind="warning">{text}</Alert>
}

interface StoredStateProps {
  readonly record: DownloadRecord
  readonly state: DownloadState
  readonly records: readonly DownloadRecord[]
}

function StoredState({ record, state, records }: StoredStateProps) {
  const t = useStore(downloadMessages)
  const language = useStore(locale)
  const sentence = {
    none: '',
    ready: t.ready,
    outdated: t.outdated,
    otherLanguage: t.otherLanguage({ language: languageName(record.language, language) }),
  }[state]
  const size = formatBytes(wholeBytes(record), language)
  const moment = formatMoment(new Date(record.at).toISOString(), language)
  const total = formatBytes(totalBytes(records), language)
  return (
    <p className={classes.state} data-state={state}>
      {state === 'ready' && <CheckIcon size={1.125} />}
      <span>
        {sentence}{' '}
        <span className={classes.muted}>
          {t.facts({ size, moment })} {records.length > 1 && t.total({ count: records.length, size: total })}
        </span>
      </span>
    </p>
  )
}
