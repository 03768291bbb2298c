import { z } from 'zod/mini'
import { Revision } from '../text.ts'
import { TenantPriceSettings } from './tenant-admin.ts'

/** What a tenant sells for how much. Source: GET {api}/admin/price-list. Units: US cents. */
export const PriceList = z.object({
  /** Of the tenant's settings: a change names the one that it started from. */
  revision: z.number(),
  /** Every field is filled, except for the courses that have the platform's own price. */
  prices: z.required(TenantPriceSettings),
  /** Plans that are live now, by code; trials are not among them. */
  livePlans: z.record(z.string(), z.number()),
})
export type PriceList = z.infer<typeof PriceList>

/**
 * PUT {api}/admin/price-list applies at once to what is ordered from now on, and answers the PriceList.
 * Errors: 409 `revision-stale` if the settings changed since, 422 for a course that is not sold.
 */
export const PriceListRequest = z.object({ baseRevision: Revision, prices: z.required(TenantPriceSettings) })
export type PriceListRequest = z.infer<typeof PriceListRequest>

/** What a change of one price does to those who have it already. */
export const PriceEffect = z.object({
  code: z.string(),
  title: z.string(),
  beforeCents: z.number(),
  afterCents: z.number(),
  /** Plans that renew at the new price. */
  renewing: z.number(),
  /** When the first of them renews; `null` where there is none. */
  nextAt: z.nullable(z.iso.datetime()),
  /** Plans whose next renewal is placed already, at the old price. */
  fixed: z.number(),
  /** Plans that end without a renewal. */
  ending: z.number(),
  /** Orders that wait for their payment; they keep their price. */
  unpaidOrders: z.number(),
})
export type PriceEffect = z.infer<typeof PriceEffect>

/** POST {api}/admin/price-list/preview takes a PriceListRequest, changes nothing and lists what changes its price. */
export const PriceEffects = z.object({ items: z.array(PriceEffect) })
export type PriceEffects = z.infer<typeof PriceEffects>
