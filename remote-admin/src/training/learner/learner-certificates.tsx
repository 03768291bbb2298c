import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  CERTIFICATE_ACT_KINDS,
  FALL_PROTECTION_MODULE,
  type CertificateActKind,
  type RegisteredCertificate,
} from '@platform/shared-contracts/http'
import { usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { countsAsAdmin } from '@platform/shared-contracts/rules'
import { DataTable } from '@platform/shared-ui/data-table'
import { useCertificateColumns } from '../proof/certificate-columns.tsx'
import { registerMessages } from '../proof/proof.messages.ts'
import { RevokeDialog } from '../proof/revoke-dialog.tsx'
import { ActDialog } from './act-dialog.tsx'
import { useListLearnerCertificatesQuery } from './learner.api.ts'
import { actMessages, learnerMessages } from './learner.messages.ts'

interface Signing {
  readonly certificate: RegisteredCertificate
  readonly kind: CertificateActKind
}

function useActLabels(): Readonly<Record<CertificateActKind, string>> {
  const t = useStore(actMessages)
  return { trainer: t.signTrainer, fall_protection: t.signCertification }
}

/** What a partner may still sign; one whose credential has lapsed may be signed again. */
function kindsToSign(
  { state, moduleCode, acts }: RegisteredCertificate,
  session: Platform['session'],
): readonly CertificateActKind[] {
  const isPartner = session.status === 'signedIn' && session.user.isProfessionalPartner
  if (!isPartner || state === 'revoked' || acts === undefined) return []
  return CERTIFICATE_ACT_KINDS.filter(
    (kind) =>
      (kind === 'trainer' || moduleCode === FALL_PROTECTION_MODULE) &&
      !acts.some((act) => act.kind === kind && !act.isLapsed),
  )
}

/** What was issued to this learner; admins may take one back. */
export function LearnerCertificates({ id }: { readonly id: string }) {
  const t = useStore(learnerMessages)
  const registerTexts = useStore(registerMessages)
  const navigate = useNavigate()
  const { session } = usePlatform()
  const isAdmin = session.status === 'signedIn' && countsAsAdmin(session.user)
  const { data, isFetching, isError, refetch } = useListLearnerCertificatesQuery(id)
  const [revoking, setRevoking] = useState<RegisteredCertificate | null>(null)
  const [signing, setSigning] = useState<Signing | null>(null)
  const actLabels = useActLabels()
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
          ...kindsToSign(one, session).map((kind) => ({
            label: actLabels[kind],
            onSelect: () => setSigning({ certificate: one, kind }),
          })),
          ...(isAdmin && one.state !== 'revoked'
            ? [{ label: registerTexts.revoke, isDanger: true, onSelect: () => setRevoking(one) }]
            : []),
        ]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.noCertificates}
      />
      {signing && <ActDialog {...signing} onClose={() => setSigning(null)} />}
      {revoking && <RevokeDialog certificate={revoking} onClose={() => setRevoking(null)} />}
    </>
  )
}
