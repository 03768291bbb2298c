import { useStore } from '@nanostores/react'
import {
  CompanyRuleRequest,
  type CompanyRule,
  type CompanyRuleList,
  type Trade,
} from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import type { Places } from '../../domain/company/place-filters.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useRowForm, type EditorProps } from '../../ui/use-row-form.ts'
import layout from '../../ui/layout.module.css'
import { SuggestedField } from '../suggested-field.tsx'
import { usePlaceName } from './use-place-name.ts'
import { ruleFormMessages, tradeMessages } from './requirements.messages.ts'
import { draftOf, moduleDraft, requestOf, type RuleDraft } from './rule-draft.rule.ts'
import { RuleModules } from './rule-modules.tsx'
import { RulePreview } from './rule-preview.tsx'
import { useSaveRuleMutation } from './rules.api.ts'

interface RuleDialogProps extends EditorProps<CompanyRule> {
  readonly list: CompanyRuleList
  readonly places: Places
}

/** A rule, or a new one; beneath it, whom it reaches and what it would do. */
export function RuleDialog({ row, list, places, onClose }: RuleDialogProps) {
  const t = useStore(ruleFormMessages)
  const placeOf = usePlaceName()
  const form = useRowForm<CompanyRule, RuleDraft, CompanyRuleRequest>({
    row,
    toDraft: draftOf,
    toRequest: requestOf,
    schema: CompanyRuleRequest,
    useSave: useSaveRuleMutation,
    saved: () => t.saved,
    onClose,
  })
  const { field } = form
  const title = row ? t.editTitle({ place: placeOf(row) }) : t.addTitle
  const place = { hint: t.placeHint }
  return (
    <ResourceDialog form={form} title={title} size="lg" className={layout.stack} onClose={onClose}>
      <div className={layout.pair}>
        <SuggestedField label={t.jobRole} {...place} values={places.jobRoles} field={field('jobRole')} />
        <SuggestedField label={t.site} {...place} values={places.sites} field={field('site')} />
        <SuggestedField
          label={t.department}
          {...place}
          values={places.departments}
          field={field('department')}
        />
        <TextField
          label={t.dueInDays}
          hint={t.dueHint}
          inputMode="numeric"
          required
          {...field('dueInDays')}
        />
      </div>
      {!row && <Template form={form.form} list={list} />}
      <RuleModules form={form} list={list} />
      <RulePreview id={row?.id ?? null} draft={form.form.watch()} />
    </ResourceDialog>
  )
}

interface TemplateProps {
  readonly form: Pick<
    ReturnType<typeof useRowForm<CompanyRule, RuleDraft, CompanyRuleRequest>>['form'],
    'setValue'
  >
  readonly list: CompanyRuleList
}

/** Replaces the chosen modules with those of a trade. */
function Template({ form, list }: TemplateProps) {
  const t = useStore(ruleFormMessages)
  const trades = useStore(tradeMessages)
  const choose = (trade: string) => {
    const modules = list.templates.find((one) => one.trade === trade)?.modules ?? []
    form.setValue(
      'modules',
      modules.map((module) => moduleDraft(module, list)),
      { shouldDirty: true },
    )
  }
  return (
    <SelectField
      label={t.template}
      hint={t.templateHint}
      emptyOption={t.noTemplate}
      options={list.templates.map(({ trade }: { trade: Trade }) => ({ value: trade, label: trades[trade] }))}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
