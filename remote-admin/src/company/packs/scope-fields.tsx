import { useStore } from '@nanostores/react'
import type { FieldValues, Path } from 'react-hook-form'
import type { CompanyOverview, PackScope } from '@platform/shared-contracts/http'
import { SelectField } from '@platform/shared-ui/select-field'
import { moduleOptions } from '../../lib/module-title.ts'
import { ChoicesField } from '../../ui/choices-field.tsx'
import layout from '../../ui/layout.module.css'
import type { FormOf } from '../../ui/use-resource-form.ts'
import { packFormMessages } from './packs.messages.ts'

interface ScopeFieldsProps<Draft extends FieldValues> extends Pick<CompanyOverview, 'places'> {
  readonly form: Pick<FormOf<Draft>, 'field'>
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** Which records a pack is about: modules, and where people work. */
export function ScopeFields<Draft extends PackScope>({ form, places }: ScopeFieldsProps<Draft>) {
  const t = useStore(packFormMessages)
  const field = (name: keyof PackScope) => form.field(name as Path<Draft>)
  return (
    <>
      <ChoicesField label={t.modules} isWide options={moduleOptions()} field={field('modules')} />
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
    </>
  )
}
