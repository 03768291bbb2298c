import { useStore } from '@nanostores/react'
import { CORE_MODULES, courseTitle } from '@platform/shared-contracts/rules'
import { SelectField } from '@platform/shared-ui/select-field'
import type { ComponentProps } from 'react'
import { i18n } from '../../app/i18n.ts'
import { aboutMessages } from '../consultations.messages.ts'

type FieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'emptyOption'>

/** The module that a consultation is about, if it is about one; `field` comes from the form. */
export function ModuleField(field: FieldProps) {
  const m = useStore(aboutMessages)
  const language = useStore(i18n.language)
  return (
    <SelectField
      {...field}
      label={m.module}
      emptyOption={m.noModule}
      options={CORE_MODULES.map((course) => ({ value: course.code, label: courseTitle(course, language) }))}
    />
  )
}
