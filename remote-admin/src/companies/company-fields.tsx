import { useStore } from '@nanostores/react'
import { Card } from '@platform/shared-ui/card'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { companyFieldMessages } from './companies.messages.ts'
import layout from '../ui/layout.module.css'
import type { CompanyFieldsProps } from './company-fields-props.ts'
import { DirectoryFields } from './directory-fields.tsx'

export function CompanyFields(props: CompanyFieldsProps) {
  const t = useStore(companyFieldMessages)
  const { field, form } = props.form
  return (
    <>
      <Card level={2} title={t.company}>
        <div className={layout.stack}>
          <TextField label={t.name} required {...field('name')} />
          <TextAreaField
            label={t.domains}
            hint={t.domainsHint}
            rows={3}
            spellCheck={false}
            {...field('domains')}
          />
        </div>
      </Card>
      <Card level={2} title={t.directory}>
        <div className={layout.stack}>
          <SwitchField label={t.hasDirectory} hint={t.hasDirectoryHint} {...form.register('hasDirectory')} />
          {form.watch('hasDirectory') && <DirectoryFields {...props} />}
        </div>
      </Card>
    </>
  )
}
