import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PracticePreview, PracticePreviewRequest } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { SelectField } from '@platform/shared-ui/select-field'
import { moduleOptions } from '../../lib/module-title.ts'
import layout from '../../ui/layout.module.css'
import { PracticeFindings } from './practice-findings.tsx'
import { PracticeForm } from './practice-form.tsx'
import { usePreviewPracticeQuery } from './practice.api.ts'
import { practiceMessages } from './practice.messages.ts'

export interface PracticeDialogProps {
  /** Learners one by one, or all who match. */
  readonly whom: Omit<PracticePreviewRequest, 'moduleCode'>
  readonly count: number
  /** Chosen to begin with. */
  readonly module: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Who can be signed off, before anything is written; then the form that signs for them. */
export function PracticeDialog({ whom, count, module: first, onClose, onDone }: PracticeDialogProps) {
  const t = useStore(practiceMessages)
  const [module, setModule] = useState(first)
  const [ready, setReady] = useState<number | null>(null)
  const wanted = { ...whom, moduleCode: module }
  const { currentData: preview, isError } = usePreviewPracticeQuery(wanted, { skip: module === '' })
  if (ready !== null) return <PracticeForm {...{ wanted, ready, onClose, onDone }} />
  return (
    <Dialog
      isOpen
      title={t.title({ count })}
      onClose={onClose}
      footer={<Footer {...{ preview, onClose }} onNext={setReady} />}
    >
      <div className={layout.stack}>
        <p>{t.lead}</p>
        <SelectField
          label={t.module}
          value={module}
          emptyOption={t.noModule}
          options={moduleOptions()}
          onChange={({ target }) => setModule(target.value)}
        />
        {preview && <PracticeFindings preview={preview} />}
        {module !== '' && !preview && <Waiting isError={isError} />}
      </div>
    </Dialog>
  )
}

interface FooterProps {
  readonly preview: PracticePreview | undefined
  readonly onClose: () => void
  /** With the number of people who are signed for. */
  readonly onNext: (ready: number) => void
}

function Footer({ preview, onClose, onNext }: FooterProps) {
  const t = useStore(practiceMessages)
  if (!preview || preview.refusal !== null || preview.ready === 0)
    return <Button onClick={onClose}>{t.close}</Button>
  return (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button variant="primary" onClick={() => onNext(preview.ready)}>
        {t.next}
      </Button>
    </>
  )
}

function Waiting({ isError }: { readonly isError: boolean }) {
  const t = useStore(practiceMessages)
  return isError ? <Alert kind="danger">{t.checkFailed}</Alert> : <p role="status">{t.checking}</p>
}
