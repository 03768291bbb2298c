import { useStore } from '@nanostores/react'
import type { CompanyRule } from '@platform/shared-contracts/http'
import { ruleMessages } from './requirements.messages.ts'

/** 'Roofer, Dock 2', or everyone. */
export function usePlaceName(): (rule: Pick<CompanyRule, 'jobRole' | 'site' | 'department'>) => string {
  const t = useStore(ruleMessages)
  return ({ jobRole, site, department }) =>
    [jobRole, site, department].filter((part) => part !== '').join(', ') || t.everyone
}
