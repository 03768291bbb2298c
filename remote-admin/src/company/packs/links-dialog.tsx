import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { InspectionPack, PackLink } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { DAY_AND_TIME, writeDay } from '../../lib/format.ts'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import layout from '../../ui/layout.module.css'
import { useRevokePackLinkMutation } from './packs.api.ts'
import { packLinkMessages } from './packs.messages.ts'

interface LinksDialogProps {
  readonly pack: Pick<InspectionPack, 'links'>
  readonly name: string
  readonly onClose: () => void
}

/** Who has a link to a pack, and what they did with it. */
export function LinksDialog({ pack: { links }, name, onClose }: LinksDialogProps) {
  const t = useStore(packLinkMessages)
  const [revoking, setRevoking] = useState<PackLink | null>(null)
  return (
    <Dialog
      isOpen
      size="lg"
      title={t.listTitle({ name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {links.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className={layout.stack}>
          {links.map((link) => (
            <li key={link.id}>
              <Link link={link} onRevoke={() => setRevoking(link)} />
            </li>
          ))}
        </ul>
      )}
      {revoking && (
        <ConfirmAction
          useAction={useRevokePackLinkMutation}
          arg={revoking.id}
          isDanger
          title={t.revokeTitle({ recipient: revoking.recipient })}
          text={t.revokeText}
          action={t.revoke}
          done={t.revokedNotice}
          onClose={() => setRevoking(null)}
        />
      )}
    </Dialog>
  )
}

interface LinkProps {
  readonly link: PackLink
  readonly onRevoke: () => void
}

function Link({ link, onRevoke }: LinkProps) {
  const t = useStore(packLinkMessages)
  const formats = useStore(format)
  const { recipient, state, createdAt, createdBy, expiresAt, uses } = link
  return (
    <section className={layout.lines}>
      <h3>{recipient}</h3>
      <p>{state === 'revoked' ? t.revoked : t[state]({ day: writeDay(expiresAt, formats) })}</p>
      <p>{t.by({ day: writeDay(createdAt, formats), actor: createdBy })}</p>
      {uses.length === 0 ? (
        <p>{t.unused}</p>
      ) : (
        <ul>
          {uses.map(({ at, file }) => (
            <li key={`${at} ${file ?? ''}`}>
              {formats.time(new Date(at), DAY_AND_TIME)}: {file ? t.file({ file }) : t.page}
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && (
        <Button size="sm" onClick={onRevoke} aria-label={t.revokeFor({ recipient })}>
          {t.revoke}
        </Button>
      )}
    </section>
  )
}
