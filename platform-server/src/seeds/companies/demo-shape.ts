import type { Language } from '@platform/shared-contracts/http'

/** A kind of work in a demo company. */
export interface Job {
  readonly jobRole: string
  readonly department: string
  /** Where it is done; people are spread over them. */
  readonly sites: readonly [string, ...string[]]
  /** Of ten people, about so many do it. */
  readonly share: number
  /** What it needs beyond what everyone needs. */
  readonly modules: readonly string[]
}

/** A company of the demo: how large it is, what its people do, and how well it keeps up with training. */
export interface DemoCompanyShape {
  readonly tenantId: number
  readonly companyName: string
  /** Of the people's addresses. */
  readonly domain: string
  /** Name of the manager's demo account, without the tenant's domain. */
  readonly manager: string
  readonly people: number
  readonly seed: number
  readonly everyone: readonly string[]
  readonly jobs: readonly [Job, ...Job[]]
  /** Share of trainings that are done and renewed in time. */
  readonly punctuality: number
  /** Share of people who train in the second language. */
  readonly secondLanguage: number
  /** Share of people who were hired in the last twelve months. */
  readonly turnover: number
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
}

export const SECOND_LANGUAGE: Language = 'es'
