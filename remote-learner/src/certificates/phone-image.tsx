import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Certificate } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { formatDay } from '../lib/dates.ts'
import { certificatesMessages } from './certificates.messages.ts'
import classes from './certificates.module.css'
import { usePhoneImage } from './use-phone-image.ts'

interface Props {
  readonly certificate: Certificate
  readonly title: string
}

/** The certificate as a picture for a phone, shown before it is saved or shared. */
export function PhoneImage({ certificate, title }: Props) {
  const t = useStore(certificatesMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={t.imageNamed({ title })} onClick={() => setOpen(true)}>
        {t.image}
      </Button>
      <Dialog isOpen={isOpen} title={t.imageNamed({ title })} onClose={() => setOpen(false)}>
        <Picture certificate={certificate} title={title} />
      </Dialog>
    </>
  )
}

function Picture({ certificate, title }: Props) {
  const t = useStore(certificatesMessages)
  const language = useStore(locale)
  const { id, moduleCode, number, holderName: holder, expiresAt } = certificate
  const { blob, url, isFailed } = usePhoneImage(id)
  const name = `certificate-${moduleCode}-${number}.png`
  if (isFailed) return <Alert kind="danger">{t.imageFailed}</Alert>
  if (!blob || !url) return <Skeleton text={t.imageLoading} lines={8} />
  return (
    <div className={classes.picture}>
      <p>{t.imageLead}</p>
      <div className={classes.actions}>
        <Button size="sm" variant="primary" onClick={() => save(url, name)}>
          {t.imageSave}
        </Button>
        <ShareButton file={new File([blob], name, { type: 'image/png' })} />
      </div>
      <img
        src={url}
        width={1080}
        height={1920}
        alt={t.imageAlt({ holder, title, day: formatDay(expiresAt, language) })}
      />
    </div>
  )
}

function save(url: string, name: string): void {
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
}

/** Nothing where the browser has no share sheet for files. */
function ShareButton({ file }: { readonly file: File }) {
  const t = useStore(certificatesMessages)
  const { report } = usePlatform()
  const shared = { files: [file] }
  if (!navigator.canShare?.(shared)) return null
  const share = async () => {
    try {
      await navigator.share(shared)
    } catch (error) {
      // The person closed the sheet.
      if ((error as DOMException).name !== 'AbortError') report(error)
    }
  }
  return (
    <Button size="sm" onClick={() => void share()}>
      {t.imageShare}
    </Button>
  )
}
