import { DEPLOY_TOKEN_DAYS } from '@platform/shared-contracts/http'
import { choices, text, typedFields, whole, words } from '../../lib/typed-fields.rule.ts'

/** A deploy token as it is typed. */
export const TOKEN_FIELDS = typedFields({
  name: text,
  team: text,
  remotes: words,
  prefixes: words,
  menus: choices,
  days: { ...whole, empty: String(DEPLOY_TOKEN_DAYS) },
})
