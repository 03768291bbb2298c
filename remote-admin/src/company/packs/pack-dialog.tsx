import { useStore } from '@nanostores/react'
import { InspectionPackRequest, type CompanyOverview } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import layout from '../../ui/layout.module.css'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { CertificatesField, useCertificatesChoice } from './certificates-field.tsx'
import { useMakePackMutation } from './packs.api.ts'
import { packFormMessages } from './packs.messages.ts'
import { ScopeFields } from './scope-fields.tsx'

interface PackDialogProps extends Pick<CompanyOverview, 'places'> {
  readonly onClose: () => void
}

/** Asks which people, modules and day a new pack is about. */
export function PackDialog({ places, onClose }: PackDialogProps) {
  const t = useStore(packFormMessages)
  const [make] = useMakePackMutation()
  const form = useActionForm({
    start: {
      modules: CORE_MODULES.map(({ code }) => code),
      // The server's day: records have days in UTC.
      on: new Date().toISOString().slice(0, 10),
      ...{ site: '', department: '', hasCertificates: false },
    },
    schema: InspectionPackRequest,
    send: (body) => make(body),
    done: t.started,
    onClose,
  })
  const { field } = form
  const certificates = useCertificatesChoice({ form, scope: form.form.watch() })
  return (
    <ResourceDialog
      form={form}
      title={t.title}
      size="lg"
      className={layout.stack}
      save={t.make}
      saving={t.making}
      waiting={certificates.waiting}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <TextField label={t.on} hint={t.onHint} type="date" required {...field('on')} />
      <ScopeFields form={form} places={places} />
      <CertificatesField choice={certificates} />
    </ResourceDialog>
  )
}
