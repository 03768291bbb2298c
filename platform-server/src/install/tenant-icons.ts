import type { TenantConfig } from '@platform/shared-contracts/http'
import type { RequestTenant } from '../app/request-context.ts'
import { brandOf } from '../domain/brand-picture/brand-of.rule.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { uploadKey } from '../lib/storage/uploads.ts'
import type { WorkPool } from '../lib/workers/work-pool.ts'
import { icoFile } from './ico-file.rule.ts'
import { ICON_TASK, type IconLook, type IconMark } from './icon-task.ts'

interface Parts {
  readonly storage: FileStorage
  readonly workers: WorkPool
}

export type IconName =
  | 'favicon.ico'
  | 'apple-touch-icon.png'
  | 'icon-192.png'
  | 'icon-512.png'
  | 'icon-maskable-192.png'
  | 'icon-maskable-512.png'

type Look = Omit<IconLook, 'background'> & { readonly isFull?: boolean }

const LOOKS: Readonly<Record<Exclude<IconName, 'favicon.ico'>, Look>> = {
  // iOS paints what is transparent black, and rounds the corners itself.
  'apple-touch-icon.png': { sizePx: 180, share: 0.72, isFull: true },
  'icon-192.png': { sizePx: 192, share: 1 },
  'icon-512.png': { sizePx: 512, share: 1 },
  'icon-maskable-192.png': { sizePx: 192, share: 0.62, isFull: true },
  'icon-maskable-512.png': { sizePx: 512, share: 0.62, isFull: true },
}
const FAVICON_SIZES_PX = [16, 32, 48] as const

/** Draws the icons of a tenant from its own picture, else from its mark; each once, until its published settings change. */
export function tenantIcons({ storage, workers }: Parts) {
  const cache = new WeakMap<RequestTenant, Map<IconName, Promise<Uint8Array>>>()

  const draw = async (tenant: RequestTenant, look: Look): Promise<Uint8Array> => {
    const { background, mark } = await markOf(tenant.config, storage)
    const { sizePx, share, isFull = false } = look
    const input = { look: { sizePx, share, background: isFull ? background : null }, mark }
    return workers.run({ tenantId: tenant.id, account: 'icons' }, ICON_TASK, input)
  }
  const make = async (tenant: RequestTenant, name: IconName): Promise<Uint8Array> => {
    if (name !== 'favicon.ico') return draw(tenant, LOOKS[name])
    const pngs = await Promise.all(FAVICON_SIZES_PX.map((sizePx) => draw(tenant, { sizePx, share: 1 })))
    return icoFile(pngs.map((png, index) => ({ png, sizePx: FAVICON_SIZES_PX[index] ?? 0 })))
  }

  return (tenant: RequestTenant, name: IconName): Promise<Uint8Array> => {
    const known = cache.get(tenant) ?? new Map<IconName, Promise<Uint8Array>>()
    cache.set(tenant, known)
    const icon = known.get(name) ?? make(tenant, name)
    known.set(name, icon)
    // A failure must not be cached as the result.
    icon.catch(() => known.delete(name))
    return icon
  }
}

async function markOf(tenant: TenantConfig, storage: FileStorage) {
  const { background, mark } = brandOf(tenant)
  const own: IconMark = { ...mark, picture: await pictureOf(tenant, storage) }
  return { background, mark: own }
}

/** The uploaded favicon, else the logo. */
async function pictureOf({ branding }: TenantConfig, storage: FileStorage): Promise<Uint8Array | null> {
  const urls = [branding?.faviconUrl, branding?.logoUrl].map((url) => url?.trim() ?? '')
  const uploaded = urls.find((url) => url.startsWith('/files/'))
  const file = uploaded === undefined ? null : await storage.get(uploadKey(uploaded))
  return file && Buffer.concat(await file.body.toArray())
}
