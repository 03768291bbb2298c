import { useStore } from '@nanostores/react'
import type { FieldPath, UseFormRegisterReturn } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { EXPIRY_BASES, type CompanyRuleList } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { moduleTitle } from '../../lib/module-title.ts'
import { ruleFormMessages } from './requirements.messages.ts'
import classes from './requirements.module.css'
import { moduleDraft, type RuleDraft } from './rule-draft.rule.ts'

interface RuleModulesProps {
  readonly form: {
    readonly form: Pick<UseFormReturn<RuleDraft>, 'watch' | 'setValue' | 'formState'>
    readonly field: (
      name: FieldPath<RuleDraft>,
    ) => UseFormRegisterReturn & { readonly error: string | undefined }
  }
  readonly list: CompanyRuleList
}

/** Every module of the catalog; a chosen one has its interval and basis beside it. */
export function RuleModules({ form: { form, field }, list }: RuleModulesProps) {
  const t = useStore(ruleFormMessages)
  const chosen = form.watch('modules')
  const choose = (module: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one.module !== module)
    const next = isChosen ? [...others, moduleDraft(module, list)] : others
    form.setValue('modules', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const { modules: fault } = form.formState.errors
  const error = fault?.message ?? fault?.root?.message
  return (
    <fieldset className={classes.modules}>
      <legend>{t.modules}</legend>
      <p className={classes.hint}>{t.modulesHint}</p>
      {CORE_MODULES.map(({ code }, place) => {
        const title = moduleTitle(code)
        const index = chosen.findIndex(({ module }) => module === code)
        const reason = list.defaults.find(({ module }) => module === code)?.reason
        return (
          <div key={code} className={classes.module}>
            <CheckboxField
              label={title}
              hint={index < 0 ? undefined : reason}
              checked={index >= 0}
              error={place === 0 ? error : undefined}
              onChange={({ target }) => choose(code, target.checked)}
            />
            {index >= 0 && (
              <div key={`${index}`} className={classes.terms}>
                <TextField
                  label={t.months({ title })}
                  inputMode="numeric"
                  required
                  {...field(`modules.${index}.months`)}
                />
                <SelectField
                  label={t.basis({ title })}
                  options={EXPIRY_BASES.map((basis) => ({ value: basis, label: t[basis] }))}
                  {...field(`modules.${index}.basis`)}
                />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
