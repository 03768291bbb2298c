import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { useDownload } from '@platform/shared-contracts/client'
import { TaxExemptionDecision, type TaxExemptionReview } from '@platform/shared-contracts/http'
import { stateLabel, TAX_STATES } from '@platform/shared-contracts/rules'
import { BusyButton } from '@platform/shared-ui/button'
import { FactList } from '@platform/shared-ui/fact-list'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { labeled, useActionForm } from '../../ui/use-row-form.ts'
import { useDecideTaxExemptionMutation } from './exemptions.api.ts'
import {
  exemptionDecisionMessages,
  exemptionKindMessages,
  exemptionsMessages,
} from './exemptions.messages.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly exemption: TaxExemptionReview
  readonly onClose: () => void
}

/** The file, what the buyer says of it, and the decision. */
export function DecisionDialog({ exemption, onClose }: Props) {
  const t = useStore(exemptionDecisionMessages)
  const form = useDecision(exemption, { isAccepted: true, onClose })
  const field = labeled(form, { ...t, isAccepted: '' })
  const decideAs = (isAccepted: boolean, event?: FormEvent) => {
    event?.preventDefault()
    form.form.setValue('isAccepted', isAccepted)
    form.submit()
  }
  return (
    <ResourceDialog
      form={{ ...form, submit: (event?: FormEvent) => decideAs(true, event) }}
      size="lg"
      title={t.title({ number: exemption.number })}
      className={layout.stack}
      save={t.accept}
      saving={t.deciding}
      actions={
        <BusyButton
          variant="danger"
          isBusy={form.isSaving}
          busyText={t.deciding}
          onClick={() => decideAs(false)}
        >
          {t.refuse}
        </BusyButton>
      }
      onClose={onClose}
    >
      <p>{t.text}</p>
      <Facts exemption={exemption} />
      <Download exemption={exemption} />
      <TextField type="date" {...field('expiresOn')} />
      <TextAreaField {...field('reason')} />
    </ResourceDialog>
  )
}

/** For one that was accepted by mistake, or that the state has revoked. */
export function RefuseDialog({ exemption, onClose }: Props) {
  const t = useStore(exemptionDecisionMessages)
  const form = useDecision(exemption, { isAccepted: false, onClose })
  return (
    <ResourceDialog
      form={form}
      isDanger
      title={t.refuseTitle({ number: exemption.number })}
      save={t.refuse}
      saving={t.deciding}
      onClose={onClose}
    >
      <p>{t.refuseText}</p>
      <TextAreaField required label={t.reason} {...form.field('reason')} />
    </ResourceDialog>
  )
}

interface Deciding {
  readonly isAccepted: boolean
  readonly onClose: () => void
}

function useDecision({ id, expiresOn }: TaxExemptionReview, { isAccepted, onClose }: Deciding) {
  const t = useStore(exemptionDecisionMessages)
  const [decide] = useDecideTaxExemptionMutation()
  return useActionForm({
    start: { isAccepted, expiresOn: expiresOn ?? '', reason: '' },
    toRequest: (draft) => ({ ...draft, expiresOn: draft.expiresOn || null }),
    schema: TaxExemptionDecision,
    send: (decision) => decide({ id, decision }),
    done: (decision) => (decision.isAccepted ? t.accepted : t.refused),
    onClose,
  })
}

function Facts({ exemption: { owner, number, state, kind } }: Pick<Props, 'exemption'>) {
  const t = useStore(exemptionDecisionMessages)
  const kinds = useStore(exemptionKindMessages)
  const found = TAX_STATES.find(({ code }) => code === state)
  const facts = [
    [t.owner, [owner.name, owner.email].filter(Boolean).join(' · ')],
    [t.number, number],
    [t.state, found ? stateLabel(found) : state],
    [t.kind, kinds[kind]],
  ] as const
  return <FactList facts={facts} />
}

function Download({ exemption: { id, fileName } }: Pick<Props, 'exemption'>) {
  const t = useStore(exemptionDecisionMessages)
  const { file, fileFailed } = useStore(exemptionsMessages)
  const { download, isBusy } = useDownload(fileFailed)
  return (
    <div>
      <BusyButton
        icon={<DownloadIcon />}
        isBusy={isBusy}
        busyText={t.downloading}
        onClick={() => void download(`/tax-exemptions/${id}/file`, fileName)}
      >
        {file}
      </BusyButton>
    </div>
  )
}
