import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { Certificate } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { BusyButton, LinkButton } from '@platform/shared-ui/button'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { MoreActions } from './more-actions.tsx'
import { PhoneImage } from './phone-image.tsx'
import { certificatesMessages } from './certificates.messages.ts'
import classes from './certificates.module.css'

interface Props {
  readonly certificate: Certificate
  readonly isRenewable: boolean
}

export function CertificateActions({ certificate, isRenewable }: Props) {
  const t = useStore(certificatesMessages)
  const { download, isBusy } = useDownload(t.downloadFailed)
  const { id, moduleCode, number, moduleTitle } = certificate
  const title = courseTitle({ code: moduleCode, title: moduleTitle }, useStore(locale))
  return (
    <div className={classes.actions}>
      {isRenewable && (
        <LinkButton
          size="sm"
          variant="primary"
          to={`/modules/${moduleCode}/renew`}
          aria-label={t.renewNamed({ title })}
        >
          {t.renew}
        </LinkButton>
      )}
      <BusyButton
        size="sm"
        variant={isRenewable ? 'secondary' : 'primary'}
        icon={<DownloadIcon size={1.125} />}
        isBusy={isBusy}
        busyText={t.downloading}
        onClick={() => void download(`/certificates/${id}/pdf`, `certificate-${moduleCode}-${number}.pdf`)}
        aria-label={t.downloadNamed({ title })}
      >
        {t.download}
      </BusyButton>
      <PhoneImage certificate={certificate} title={title} />
      <MoreActions certificate={certificate} title={title} />
    </div>
  )
}
