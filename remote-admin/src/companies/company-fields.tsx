import { useStore } from '@nanostores/react'
import { Card } from '@platform/shared-ui/card'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { companyFieldMessages } from './companies.messages.ts'
import classes from './companies.module.css'
import type { CompanyDraft, CompanyErrors } from './company-form.rule.ts'
import { DirectoryFields } from './directory-fields.tsx'

export interface CompanyFieldsProps {
  readonly draft: CompanyDraft
  readonly errors: CompanyErrors
  readonly hasBindPassword: boolean
  readonly set: (patch: Partial<CompanyDraft>) => void
}

export function CompanyFields(props: CompanyFieldsProps) {
  const t = useStore(companyFieldMessages)
  const { draft, errors, set } = props
  return (
    <>
      <Card level={2} title={t.company}>
        <div className={classes.stack}>
          <TextField
            label={t.name}
            required
            value={draft.name}
            error={errors.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextAreaField
            label={t.domains}
            hint={t.domainsHint}
            rows={3}
            spellCheck={false}
            value={draft.domains}
            error={errors.domains}
            onChange={({ target }) => set({ domains: target.value })}
          />
        </div>
      </Card>
      <Card level={2} title={t.directory}>
        <div className={classes.stack}>
          <SwitchField
            label={t.hasDirectory}
            hint={t.hasDirectoryHint}
            checked={draft.hasDirectory}
            onChange={({ target }) => set({ hasDirectory: target.checked })}
          />
          {draft.hasDirectory && <DirectoryFields {...props} />}
        </div>
      </Card>
    </>
  )
}
