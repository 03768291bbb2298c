import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CERTIFICATE_STATES, type RegisteredCertificate } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { useAddress } from '../../lib/use-address.ts'
import { useDownload } from '../../lib/use-download.ts'
import { useLearnerLink } from '../use-learner-link.ts'
import { useCertificateColumns } from './certificate-columns.tsx'
import { ProofFilters } from './proof-filters.tsx'
import { PAGE_SIZE, useListRegisterQuery } from './proof.api.ts'
import { certificateStateMessages, proofMessages, registerMessages } from './proof.messages.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useProofFilter } from './use-proof-filter.ts'
import layout from '../training.module.css'

/** Every certificate of the tenant, for admins. */
export function CertificateRegister() {
  const t = useStore(registerMessages)
  const proofTexts = useStore(proofMessages)
  const states = useStore(certificateStateMessages)
  const { page, turn, choose } = useAddress()
  const [revoking, setRevoking] = useState<RegisteredCertificate | null>(null)
  const { filter, isNarrowed } = useProofFilter(CERTIFICATE_STATES)
  const { data, isFetching, isError, refetch } = useListRegisterQuery(filter)
  return (
    <div className={layout.stack}>
      <ProofFilters
        searchLabel={proofTexts.search}
        states={CERTIFICATE_STATES.map((state) => ({ value: state, label: states[state] }))}
      />
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={useCertificateColumns(true)}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ moduleTitle, holderName }) => `${moduleTitle}, ${holderName}`}
        rowActions={useActions(setRevoking)}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={isNarrowed ? proofTexts.emptySearch : t.empty}
        emptyAction={
          isNarrowed && <Button onClick={() => choose({ q: '', state: '' })}>{proofTexts.showAll}</Button>
        }
        page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={turn}
      />
      {revoking && <RevokeDialog certificate={revoking} onClose={() => setRevoking(null)} />}
    </div>
  )
}

function useActions(onRevoke: (certificate: RegisteredCertificate) => void) {
  const t = useStore(registerMessages)
  const linkOf = useLearnerLink()
  const navigate = useNavigate()
  const { download } = useDownload(t.fileFailed)
  return (one: RegisteredCertificate) => {
    const { id, code, learnerId, moduleCode, number, state } = one
    const name = `certificate-${moduleCode}-${number}.pdf`
    return [
      { label: t.learner, onSelect: () => void navigate(linkOf(learnerId)) },
      { label: t.file, onSelect: () => void download(`/certificates/${id}/pdf`, name) },
      { label: t.check, onSelect: () => void navigate(`/verify/${code}`) },
      ...(state === 'revoked' ? [] : [{ label: t.revoke, isDanger: true, onSelect: () => onRevoke(one) }]),
    ]
  }
}
