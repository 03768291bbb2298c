import type { CompanyRule, CompanyRuleList } from '@platform/shared-contracts/http'

type Basis = CompanyRule['modules'][number]['basis']

export interface ModuleDraft {
  readonly module: string
  readonly months: string
  readonly basis: Basis
}

export interface RuleDraft {
  readonly jobRole: string
  readonly site: string
  readonly department: string
  readonly dueInDays: string
  /** Of the chosen ones only, as in the request, so that errors find them. */
  readonly modules: ModuleDraft[]
}

const NEW_RULE: RuleDraft = { jobRole: '', site: '', department: '', dueInDays: '30', modules: [] }

export function draftOf(rule: CompanyRule | null): RuleDraft {
  if (!rule) return NEW_RULE
  const { jobRole, site, department, dueInDays, modules } = rule
  return {
    ...{ jobRole, site, department },
    dueInDays: String(dueInDays),
    modules: modules.map(({ months, ...one }) => ({ ...one, months: String(months) })),
  }
}

export function requestOf({ jobRole, site, department, dueInDays, modules }: RuleDraft) {
  return {
    ...{ jobRole: jobRole.trim(), site: site.trim(), department: department.trim() },
    dueInDays: wholeNumber(dueInDays),
    modules: modules.map(({ months, ...one }) => ({ ...one, months: wholeNumber(months) })),
  }
}

/** What is no number is `NaN`, which no schema takes. */
const wholeNumber = (typed: string) => (typed.trim() === '' ? NaN : Number(typed))

/** What a module starts with. */
export function moduleDraft(module: string, { defaults }: Pick<CompanyRuleList, 'defaults'>): ModuleDraft {
  const known = defaults.find((one) => one.module === module)
  return { module, months: String(known?.months ?? 24), basis: known?.basis ?? 'recommended' }
}
