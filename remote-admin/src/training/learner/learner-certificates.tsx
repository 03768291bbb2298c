import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RegisteredCertificate } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { countsAsAdmin } from '@platform/shared-contracts/rules'
import { DataTable } from '@platform/shared-ui/data-table'
import { useCertificateColumns } from '../proof/certificate-columns.tsx'
import { registerMessages } from '../proof/proof.messages.ts'
import { RevokeDialog } from '../proof/revoke-dialog.tsx'
import { useListLearnerCertificatesQuery } from './learner.api.ts'
import { learnerMessages } from './learner.messages.ts'

/** What was issued to this learner; admins may take one back. */
export function LearnerCertificates({ id }: { readonly id: string }) {
  const t = useStore(learnerMessages)
  const registerTexts = useStore(registerMessages)
  const navigate = useNavigate()
  const { session } = usePlatform()
  const isAdmin = session.status === 'signedIn' && countsAsAdmin(session.user)
  const { data, isFetching, isError, refetch } = useListLearnerCertificatesQuery(id)
  const [revoking, setRevoking] = useState<RegisteredCertificate | null>(null)
  return (
    <>
      <DataTable
        caption={registerTexts.caption}
        isCaptionHidden
        columns={useCertificateColumns(false)}
        rows={data}
        rowKey={(certificate) => certificate.id}
        rowLabel={({ moduleTitle }) => moduleTitle}
        rowActions={(one) => [
          { label: registerTexts.check, onSelect: () => void navigate(`/verify/${one.code}`) },
          ...(isAdmin && one.state !== 'revoked'
            ? [{ label: registerTexts.revoke, isDanger: true, onSelect: () => setRevoking(one) }]
            : []),
        ]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.noCertificates}
      />
      {revoking && <RevokeDialog certificate={revoking} onClose={() => setRevoking(null)} />}
    </>
  )
}
