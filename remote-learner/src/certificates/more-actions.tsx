import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useDownload } from '@platform/shared-contracts/client'
import type { Certificate } from '@platform/shared-contracts/http'
import { useCopy } from '@platform/shared-ui/copy'
import { Menu, type MenuEntry } from '@platform/shared-ui/menu'
import { certificatesMessages } from './certificates.messages.ts'
import { LinkedInDialog } from './linked-in-dialog.tsx'

interface Props {
  readonly certificate: Certificate
  readonly title: string
}

/** What is needed less often than the PDF: proof for others, and links. */
export function MoreActions({ certificate, title }: Props) {
  const t = useStore(certificatesMessages)
  const copy = useCopy()
  const [isLinkedInOpen, setLinkedInOpen] = useState(false)
  const { download } = useDownload(t.downloadFailed)
  const { id, code, number, moduleCode, state } = certificate
  const checkUrl = () => new URL(`/verify/${code}`, window.location.href).href
  const save = (part: string, kind: string) =>
    void download(`/certificates/${id}/${part}`, `certificate-${moduleCode}-${number}.${kind}`)
  const copyLink = () => {
    const link = checkUrl()
    void copy(link, { copied: t.copied, failed: t.copyFailed({ link }) })
  }
  const entries: readonly MenuEntry[] = [
    { label: t.copy, onSelect: copyLink },
    state === 'revoked' ? null : { label: t.linkedIn, onSelect: () => setLinkedInOpen(true) },
    { label: t.check, to: `/verify/${code}` },
    { kind: 'separator' },
    { label: t.badge, onSelect: () => save('badge', 'badge.jwt') },
    { label: t.signed, onSelect: () => save('signed', 'jws') },
    { label: t.keys, to: '/certificate-keys' },
  ]
  return (
    <>
      <Menu label={t.moreNamed({ title })} trigger="icon" entries={entries} />
      <LinkedInDialog
        certificate={certificate}
        title={title}
        isOpen={isLinkedInOpen}
        onClose={() => setLinkedInOpen(false)}
      />
    </>
  )
}
