import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { TenantConfig } from '@platform/shared-contracts/http'
import type { KeyRing, PurposeKey } from '../../lib/keys/key-ring.ts'
import { brandOf } from './brand-of.rule.ts'

const LENGTH = 22
/** Titles of pages are shorter; what is longer has no picture. */
const MAX_TITLE = 200

type Shown = Pick<TenantConfig, 'slug' | 'name' | 'branding'>

export interface ShareAddresses {
  /** Where the picture of a page with this title is; `null` for a title that is too long for one. */
  readonly of: (tenant: Shown, title: string) => string | null
  /** The title behind an address of the tenant; `null` if this server never wrote it. */
  readonly read: (tenant: Shown, address: { readonly seal: string; readonly title: string }) => string | null
}

/**
 * Addresses of share images: `/share/<seal>/<look>/<title>.png`. All that the picture shows is in the address, which
 * changes with it, so that every replica can draw it and caches keep it for good. The seal lets no one else put words
 * into a tenant's brand. The look only tells caches apart: an old address shows the brand of today.
 */
export function shareAddresses(keys: KeyRing): ShareAddresses {
  const { active, all } = keys.forPurpose('share images')
  return {
    of: (tenant, title) => {
      if (title === '' || title.length > MAX_TITLE) return null
      const look = createHash('sha256')
        .update(JSON.stringify(brandOf(tenant)))
        .digest('base64url')
        .slice(0, LENGTH)
      return `/share/${sealOf(active, tenant, title)}/${look}/${Buffer.from(title).toString('base64url')}.png`
    },
    read: (tenant, { seal, title: encoded }) => {
      const title = Buffer.from(encoded, 'base64url').toString()
      const isOurs = all.some((key) => isSame(sealOf(key, tenant, title), seal))
      return isOurs ? title : null
    },
  }
}

function sealOf({ key }: PurposeKey, { slug }: Shown, title: string): string {
  return createHmac('sha256', key).update(`${slug}\n${title}`).digest('base64url').slice(0, LENGTH)
}

function isSame(one: string, other: string): boolean {
  const [ours, given] = [Buffer.from(one), Buffer.from(other)]
  return ours.length === given.length && timingSafeEqual(ours, given)
}
