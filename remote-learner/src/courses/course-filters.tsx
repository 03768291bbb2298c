import { useStore } from '@nanostores/react'
import { SelectField } from '@platform/shared-ui/select-field'
import { AUDIENCES, PARTS, type CourseFilter } from './course-filter.rule.ts'
import { coursesMessages } from './courses.messages.ts'
import classes from './courses.module.css'

interface Props {
  readonly filter: CourseFilter
  readonly count: number
  readonly onChoose: (name: 'standard' | 'for', value: string) => void
}

export function CourseFilters({ filter, count, onChoose }: Props) {
  const t = useStore(coursesMessages)
  return (
    <div className={classes.filters}>
      <SelectField
        label={t.standard}
        emptyOption={t.all}
        value={filter.part ?? ''}
        options={PARTS.map((part) => ({ value: part, label: t[`part${part}`] }))}
        onChange={({ target }) => onChoose('standard', target.value)}
      />
      <SelectField
        label={t.audience}
        emptyOption={t.all}
        value={filter.audience ?? ''}
        options={AUDIENCES.map((audience) => ({ value: audience, label: t[audience] }))}
        onChange={({ target }) => onChoose('for', target.value)}
      />
      <p className={classes.count} role="status">
        {t.found({ count })}
      </p>
      <p className={classes.hint}>{t.compareHint}</p>
    </div>
  )
}
