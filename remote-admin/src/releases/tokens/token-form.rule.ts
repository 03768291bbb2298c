import { DEPLOY_TOKEN_DAYS, type DeployTokenRequest } from '@platform/shared-contracts/http'

export type Menu = DeployTokenRequest['menus'][number]

/** A deploy token as it is typed. Lists are separated by commas, spaces or lines. */
export interface TokenDraft {
  readonly name: string
  readonly team: string
  readonly remotes: string
  readonly prefixes: string
  readonly menus: readonly Menu[]
  readonly days: string
}

export const NEW_TOKEN: TokenDraft = {
  name: '',
  team: '',
  remotes: '',
  prefixes: '',
  menus: [],
  days: String(DEPLOY_TOKEN_DAYS),
}

export function requestOf({ name, team, remotes, prefixes, menus, days }: TokenDraft): DeployTokenRequest {
  return {
    name: name.trim(),
    team: team.trim(),
    remotes: listOf(remotes),
    prefixes: listOf(prefixes),
    menus: [...menus],
    // No number: 0 is outside of what is allowed.
    days: /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0,
  }
}

function listOf(typed: string): string[] {
  return [...new Set(typed.split(/[\s,]+/).filter(Boolean))]
}
