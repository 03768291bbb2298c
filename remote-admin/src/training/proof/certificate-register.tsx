import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDownload } from '@platform/shared-contracts/client'
import { CERTIFICATE_STATES, type RegisteredCertificate } from '@platform/shared-contracts/http'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useLearnerLink } from '../../domain/training/use-learner-link.ts'
import { useCertificateColumns } from './certificate-columns.tsx'
import { ProofFilters } from './proof-filters.tsx'
import { useListRegisterQuery } from './proof.api.ts'
import { certificateStateMessages, proofMessages, registerMessages } from './proof.messages.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useProofView } from './use-proof-view.ts'
import layout from '../../ui/layout.module.css'

/** Every certificate of the tenant, for admins. */
export function CertificateRegister() {
  const t = useStore(registerMessages)
  const proofTexts = useStore(proofMessages)
  const states = useStore(certificateStateMessages)
  const [revoking, setRevoking] = useState<RegisteredCertificate | null>(null)
  const { view, query } = useProofView(CERTIFICATE_STATES)
  return (
    <div className={layout.stack}>
      <ProofFilters
        searchLabel={proofTexts.search}
        states={CERTIFICATE_STATES.map((state) => ({ value: state, label: states[state] }))}
      />
      <ResourceList
        caption={t.caption}
        columns={useCertificateColumns(true)}
        answer={useListRegisterQuery(query)}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ moduleTitle, holderName }) => `${moduleTitle}, ${holderName}`}
        rowActions={useActions(setRevoking)}
        empty={{ text: t.empty, filtered: proofTexts.emptySearch, clear: proofTexts.showAll }}
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
