import type { TenantSettings } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { uploadKey } from '../lib/storage/uploads.ts'
import { sanitizeCustomCss } from '../domain/tenants/custom-css.ts'

/** Refuses, with the field and the reason, what the shape of the settings alone cannot rule out. */
export async function refuseFaultySettings(settings: TenantSettings, storage: FileStorage): Promise<void> {
  const fields = {
    ...cssFault(settings),
    ...hostFault(settings),
    ...priceFault(settings),
    ...(await fileFault(settings, storage, 'logoUrl')),
    ...(await fileFault(settings, storage, 'faviconUrl')),
  }
  const [message] = Object.values(fields)
  if (message) throw new ProblemError(422, message, { code: 'invalid', fields })
}

function cssFault({ customCss }: TenantSettings): Record<string, string> {
  const sanitized = sanitizeCustomCss(customCss)
  return sanitized.isSafe ? {} : { 'settings.customCss': sanitized.reason }
}

function hostFault({ hosts }: TenantSettings): Record<string, string> {
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index)
  return twice ? { 'settings.hosts': `The host ${twice} is listed twice.` } : {}
}

function priceFault({ prices }: TenantSettings): Record<string, string> {
  const unknown = Object.keys(prices?.courseCents ?? {}).find(
    (code) => !CORE_MODULES.some((entry) => entry.code === code),
  )
  return unknown === undefined
    ? {}
    : { [`settings.prices.courseCents.${unknown}`]: `There is no course ${unknown}.` }
}

async function fileFault(
  settings: TenantSettings,
  storage: FileStorage,
  field: 'logoUrl' | 'faviconUrl',
): Promise<Record<string, string>> {
  const url = settings[field]
  if (url === null || (await storage.exists(uploadKey(url)))) return {}
  return { [`settings.${field}`]: 'This file is no longer available. Upload it again.' }
}
