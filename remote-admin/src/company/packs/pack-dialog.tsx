import { useStore } from '@nanostores/react'
import { InspectionPackRequest, type CompanyOverview } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { ChoicesField } from '../../ui/choices-field.tsx'
import layout from '../../ui/layout.module.css'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { CertificatesField } from './certificates-field.tsx'
import { useMakePackMutation } from './packs.api.ts'
import { packFormMessages } from './packs.messages.ts'

interface PackDialogProps extends Pick<CompanyOverview, 'places'> {
  readonly onClose: () => void
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

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
  return (
    <ResourceDialog
      form={form}
      title={t.title}
      size="lg"
      className={layout.stack}
      save={t.make}
      saving={t.making}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <ChoicesField
        label={t.modules}
        isWide
        options={CORE_MODULES.map(({ code, title }) => ({ value: code, label: title }))}
        field={field('modules')}
      />
      <TextField label={t.on} hint={t.onHint} type="date" required {...field('on')} />
      <div className={layout.pair}>
        <SelectField
          label={t.site}
          emptyOption={t.everySite}
          options={optionsOf(places.sites)}
          {...field('site')}
        />
        <SelectField
          label={t.department}
          emptyOption={t.everyDepartment}
          options={optionsOf(places.departments)}
          {...field('department')}
        />
      </div>
      <CertificatesField form={form} scope={form.form.watch()} />
    </ResourceDialog>
  )
}
