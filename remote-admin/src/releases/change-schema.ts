import {
  PinRequest,
  ReasonRequest,
  RollbackRequest,
  RolloutRequest,
  StageRequest,
} from '@platform/shared-contracts/http'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import { bodyOf, faultsOf, type Change, type ChangeDraft } from './registry-change.rule.ts'
import type { ReleasesTexts } from './releases.messages.ts'

type Body = Record<string, unknown>

const SCHEMAS: Readonly<Partial<Record<Change['kind'], FormSchema<Body>>>> = {
  rollback: RollbackRequest,
  pin: PinRequest,
  stage: StageRequest,
  rollout: RolloutRequest,
}

/** Checks a draft by the schema of its request, and what that cannot know: a chosen tenant, a time to come, growing shares. */
export function changeSchema(change: Change, t: ReleasesTexts): FormSchema<Body> {
  const schema = SCHEMAS[change.kind] ?? (ReasonRequest as FormSchema<Body>)
  const texts = { tenant: t.tenantFault, expiresAt: t.untilFault, stages: t.sharesFault, holdMs: t.holdFault }
  return {
    safeParse: (draft, options) => {
      const own = faultsOf(change, draft as ChangeDraft, { texts, now: Date.now() })
      const parsed = schema.safeParse(bodyOf(change, draft as ChangeDraft), options)
      if (parsed.success && own.length === 0) return parsed
      const isOwn = (name: unknown) => own.some(({ path }) => path[0] === name)
      const others = parsed.success ? [] : parsed.error.issues.filter(({ path }) => !isOwn(path[0]))
      return { success: false, error: { issues: [...own, ...others] } }
    },
  }
}
