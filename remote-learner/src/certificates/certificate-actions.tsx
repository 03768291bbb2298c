import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { Certificate } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { BusyButton, Button, LinkButton } from '@platform/shared-ui/button'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { certificatesMessages } from './certificates.messages.ts'
import classes from './certificates.module.css'

interface Props {
  readonly certificate: Certificate
  readonly isRenewable: boolean
}

export function CertificateActions({ certificate, isRenewable }: Props) {
  const t = useStore(certificatesMessages)
  const { download, isBusy } = useDownload(t.downloadFailed)
  const { id, code, moduleCode, number, moduleTitle } = certificate
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
      <CopyLink code={code} title={title} />
      <LinkButton size="sm" variant="ghost" to={`/verify/${code}`} aria-label={t.checkNamed({ title })}>
        {t.check}
      </LinkButton>
    </div>
  )
}

function CopyLink({ code, title }: { readonly code: string; readonly title: string }) {
  const t = useStore(certificatesMessages)
  const { notify } = usePlatform()
  const copy = async () => {
    const link = new URL(`/verify/${code}`, window.location.href).href
    try {
      await navigator.clipboard.writeText(link)
      notify('success', t.copied)
    } catch {
      // Without a secure context or the permission the person can still take it by hand.
      notify('warning', t.copyFailed({ link }))
    }
  }
  return (
    <Button size="sm" aria-label={t.copyNamed({ title })} onClick={() => void copy()}>
      {t.copy}
    </Button>
  )
}
