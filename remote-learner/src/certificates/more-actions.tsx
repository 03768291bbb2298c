import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { Certificate } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { Menu, type MenuEntry } from '@platform/shared-ui/menu'
import { certificatesMessages } from './certificates.messages.ts'
import { linkedInUrl } from './linked-in.rule.ts'

interface Props {
  readonly certificate: Certificate
  readonly title: string
}

/** What is needed less often than the PDF: proof for others, and links. */
export function MoreActions({ certificate, title }: Props) {
  const t = useStore(certificatesMessages)
  const { tenant } = usePlatform()
  const copy = useCopyLink()
  const { download } = useDownload(t.downloadFailed)
  const { id, code, number, moduleCode, state } = certificate
  const checkUrl = () => new URL(`/verify/${code}`, window.location.href).href
  const save = (part: string, kind: string) =>
    void download(`/certificates/${id}/${part}`, `certificate-${moduleCode}-${number}.${kind}`)
  const addToLinkedIn = () => {
    const url = linkedInUrl(certificate, { title, issuer: tenantName(tenant), checkUrl: checkUrl() })
    window.open(url, '_blank', 'noopener')
  }
  const entries: readonly MenuEntry[] = [
    { label: t.copy, onSelect: () => void copy(checkUrl()) },
    state === 'revoked' ? null : { label: t.linkedIn, onSelect: addToLinkedIn },
    { label: t.check, to: `/verify/${code}` },
    { kind: 'separator' },
    { label: t.badge, onSelect: () => save('badge', 'badge.jwt') },
    { label: t.signed, onSelect: () => save('signed', 'jws') },
    { label: t.keys, to: '/certificate-keys' },
  ]
  return <Menu label={t.moreNamed({ title })} trigger="icon" entries={entries} />
}

function useCopyLink() {
  const t = useStore(certificatesMessages)
  const { notify } = usePlatform()
  return async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      notify('success', t.copied)
    } catch {
      // Without a secure context or the permission the person can still take it by hand.
      notify('warning', t.copyFailed({ link }))
    }
  }
}
