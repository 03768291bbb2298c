import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useDownload } from '@platform/shared-contracts/client'
import { CREDENTIAL_STATES, type CredentialReview } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY, dayOf, type Formats } from '../../lib/format.ts'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { ProofFilters } from './proof-filters.tsx'
import { useListReviewsQuery } from './proof.api.ts'
import { credentialMessages, credentialStateMessages, proofMessages } from './proof.messages.ts'
import { useProofView } from './use-proof-view.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  /** Only what this learner sent. */
  readonly learnerId?: number
}

/** What learners have sent from elsewhere: what waits for a decision first. */
export function CredentialInbox({ learnerId }: Props) {
  const t = useStore(credentialMessages)
  const proofTexts = useStore(proofMessages)
  const states = useStore(credentialStateMessages)
  const { download } = useDownload(t.fileFailed)
  const [open, setOpen] = useState<CredentialReview | null>(null)
  const { view, query } = useProofView(CREDENTIAL_STATES)
  const hasLearner = learnerId === undefined
  const learner = hasLearner ? '' : String(learnerId)
  return (
    <div className={layout.stack}>
      <ProofFilters
        searchLabel={proofTexts.searchCredentials}
        states={CREDENTIAL_STATES.map((state) => ({ value: state, label: states[state] }))}
      />
      <ResourceList
        caption={t.caption}
        columns={useColumns(hasLearner)}
        answer={useListReviewsQuery({ ...query, learner })}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ title, learner: { name } }) => `${title}, ${name}`}
        rowActions={(one) => [
          ...(one.state === 'pending' ? [{ label: t.look, onSelect: () => setOpen(one) }] : []),
          { label: t.file, onSelect: () => void download(`/credentials/${one.id}/file`, one.fileName) },
        ]}
        empty={{
          text: hasLearner ? t.empty : t.emptyLearner,
          filtered: proofTexts.emptySearch,
          clear: proofTexts.showAll,
        }}
      />
      {open && <DecisionDialog review={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

const TONES: Readonly<Record<CredentialReview['state'], BadgeTone>> = {
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
}

function useColumns(hasLearner: boolean): readonly Column<CredentialReview>[] {
  const t = useStore(credentialMessages)
  const { time } = useStore(format)
  const day = (date: string) => time(dayOf(date), DAY)
  const learner: Column<CredentialReview> = {
    id: 'learner',
    header: t.learner,
    cell: ({ learner: { name, companyName } }) => <TwoLines second={companyName}>{name}</TwoLines>,
  }
  return [
    {
      id: 'what',
      header: t.what,
      isRowHeader: true,
      cell: ({ title, issuer, number }) => (
        <TwoLines second={[issuer, number && t.number({ number })].filter(Boolean).join(' · ')}>
          {title}
        </TwoLines>
      ),
    },
    ...(hasLearner ? [learner] : []),
    { id: 'issued', header: t.issued, isCompact: true, cell: ({ issuedOn }) => day(issuedOn) },
    {
      id: 'expires',
      header: t.expires,
      isCompact: true,
      cell: ({ expiresOn, isExpired }) => (
        <TwoLines second={isExpired ? t.expired : null}>
          {expiresOn === null ? t.never : day(expiresOn)}
        </TwoLines>
      ),
    },
    { id: 'state', header: useStore(proofMessages).state, cell: (one) => <State review={one} time={time} /> },
  ]
}

function State({ review, time }: { readonly review: CredentialReview } & Pick<Formats, 'time'>) {
  const t = useStore(credentialMessages)
  const stateLabels = useStore(credentialStateMessages)
  const { state, decidedBy, decidedAt, reason } = review
  return (
    <span className={layout.lines}>
      <span>
        <Badge tone={TONES[state]}>{stateLabels[state]}</Badge>
      </span>
      {decidedBy !== null && decidedAt !== null && (
        <span className={layout.muted}>
          {t.decidedBy({ name: decidedBy, day: time(new Date(decidedAt), DAY) })}
        </span>
      )}
      {reason !== null && <span className={layout.muted}>{reason}</span>}
    </span>
  )
}
