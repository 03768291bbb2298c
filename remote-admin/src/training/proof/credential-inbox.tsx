import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { CREDENTIAL_STATES, type CredentialReview } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { DAY, dayOf, format, type Formats } from '../../lib/format.ts'
import { useAddress } from '../../lib/use-address.ts'
import { useDownload } from '../../lib/use-download.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { ProofFilters } from './proof-filters.tsx'
import { PAGE_SIZE, useListReviewsQuery } from './proof.api.ts'
import { credentialMessages, credentialStateMessages, proofMessages } from './proof.messages.ts'
import { useProofFilter } from './use-proof-filter.ts'
import layout from '../training.module.css'
import classes from './proof.module.css'

interface Props {
  /** Only what this learner sent. */
  readonly learnerId?: number
}

/** What learners have sent from elsewhere: what waits for a decision first. */
export function CredentialInbox({ learnerId }: Props) {
  const t = useStore(credentialMessages)
  const proofTexts = useStore(proofMessages)
  const states = useStore(credentialStateMessages)
  const { page, turn, choose } = useAddress()
  const { download } = useDownload(t.fileFailed)
  const [open, setOpen] = useState<CredentialReview | null>(null)
  const { filter, isNarrowed } = useProofFilter(CREDENTIAL_STATES)
  const hasLearner = learnerId === undefined
  const learner = hasLearner ? '' : String(learnerId)
  const { data, isFetching, isError, refetch } = useListReviewsQuery({ ...filter, learner })
  return (
    <div className={layout.stack}>
      <ProofFilters
        searchLabel={proofTexts.searchCredentials}
        states={CREDENTIAL_STATES.map((state) => ({ value: state, label: states[state] }))}
      />
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={useColumns(hasLearner)}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ title, learner: { name } }) => `${title}, ${name}`}
        rowActions={(one) => [
          ...(one.state === 'pending' ? [{ label: t.look, onSelect: () => setOpen(one) }] : []),
          { label: t.file, onSelect: () => void download(`/credentials/${one.id}/file`, one.fileName) },
        ]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={useEmptyText(isNarrowed, hasLearner)}
        emptyAction={
          isNarrowed && <Button onClick={() => choose({ q: '', state: '' })}>{proofTexts.showAll}</Button>
        }
        page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={turn}
      />
      {open && <DecisionDialog review={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function useEmptyText(isNarrowed: boolean, hasLearner: boolean): string {
  const t = useStore(credentialMessages)
  const { emptySearch } = useStore(proofMessages)
  if (isNarrowed) return emptySearch
  return hasLearner ? t.empty : t.emptyLearner
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
    cell: ({ learner: { name, companyName } }) => <Lines first={name} second={companyName} />,
  }
  return [
    {
      id: 'what',
      header: t.what,
      isRowHeader: true,
      cell: ({ title, issuer, number }) => (
        <Lines first={title} second={[issuer, number && t.number({ number })].filter(Boolean).join(' · ')} />
      ),
    },
    ...(hasLearner ? [learner] : []),
    { id: 'issued', header: t.issued, isCompact: true, cell: ({ issuedOn }) => day(issuedOn) },
    {
      id: 'expires',
      header: t.expires,
      isCompact: true,
      cell: ({ expiresOn, isExpired }) => (
        <Lines first={expiresOn === null ? t.never : day(expiresOn)} second={isExpired ? t.expired : null} />
      ),
    },
    { id: 'state', header: useStore(proofMessages).state, cell: (one) => <State review={one} time={time} /> },
  ]
}

function Lines({ first, second }: { readonly first: string; readonly second: string | null }) {
  return (
    <span className={classes.lines}>
      {first}
      {second && <span className={classes.muted}>{second}</span>}
    </span>
  )
}

function State({ review, time }: { readonly review: CredentialReview } & Pick<Formats, 'time'>) {
  const t = useStore(credentialMessages)
  const stateLabels = useStore(credentialStateMessages)
  const { state, decidedBy, decidedAt, reason } = review
  return (
    <span className={classes.lines}>
      <span>
        <Badge tone={TONES[state]}>{stateLabels[state]}</Badge>
      </span>
      {decidedBy !== null && decidedAt !== null && (
        <span className={classes.muted}>
          {t.decidedBy({ name: decidedBy, day: time(new Date(decidedAt), DAY) })}
        </span>
      )}
      {reason !== null && <span className={classes.muted}>{reason}</span>}
    </span>
  )
}
