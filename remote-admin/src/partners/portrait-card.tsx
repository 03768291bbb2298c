import { useStore } from '@nanostores/react'
import type { PartnerRecord } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FileField } from '@platform/shared-ui/file-field'
import { failureOf } from '../lib/failure.ts'
import { partnerMessages } from './partners.messages.ts'
import { useChangePortraitMutation } from './partners.api.ts'
import styles from './partners.module.css'

/** Uploads at once: the photo is no part of the form, and is public as soon as it is stored. */
export function PortraitCard({ partner }: { readonly partner: PartnerRecord }) {
  const t = useStore(partnerMessages)
  const { notify } = usePlatform()
  const [change, { isLoading, error }] = useChangePortraitMutation()
  const { id, portrait = null } = partner
  const name = `${partner.firstName} ${partner.lastName}`
  const save = async (photo: File | null, saved: string) => {
    const { error: refusal } = await change({ id, photo })
    if (!refusal) notify('success', saved)
  }
  return (
    <Card level={2} title={t.photo}>
      <div className={styles.portrait}>
        {portrait !== null && <img src={portrait} width={72} height={72} alt={t.photoOf({ name })} />}
        <FileField
          label={portrait === null ? t.photoAdd : t.photoReplace}
          hint={t.photoHint}
          accept="image/jpeg,image/png"
          file={null}
          disabled={isLoading}
          status={isLoading && t.photoSaving}
          error={error && (failureOf(error).serverMessage ?? t.photoFailed)}
          onFile={(photo) => photo && void save(photo, t.photoSaved({ name }))}
        />
        {portrait !== null && (
          <Button
            size="sm"
            variant="ghost"
            disabled={isLoading}
            onClick={() => void save(null, t.photoRemoved({ name }))}
          >
            {t.photoRemove}
          </Button>
        )}
      </div>
    </Card>
  )
}
