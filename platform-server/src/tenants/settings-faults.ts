import type { TenantSettings } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { ProblemText } from '../lib/messages/problem-messages.ts'
import { ProblemError, problemText } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { uploadKey } from '../lib/storage/uploads.ts'
import { sanitizeCustomCss } from '../domain/tenants/custom-css.ts'

/** Refuses, with the field and the reason, what the shape of the settings alone cannot rule out. */
export async function refuseFaultySettings(settings: TenantSettings, storage: FileStorage): Promise<void> {
  const fields = {
    ...cssFault(settings),
    ...hostFault(settings),
    ...priceFault(settings, 'settings.prices'),
    ...(await fileFault(settings, storage, 'logoUrl')),
    ...(await fileFault(settings, storage, 'faviconUrl')),
  }
  const [first] = Object.values(fields)
  if (first) throw new ProblemError(422, 'invalid', { fields })
}

function cssFault({ customCss }: TenantSettings): Readonly<Record<string, ProblemText>> {
  const sanitized = sanitizeCustomCss(customCss)
  return sanitized.isSafe
    ? {}
    : { 'settings.customCss': problemText('invalid:custom-css', { reason: sanitized.reason }) }
}

function hostFault({ hosts }: TenantSettings): Readonly<Record<string, ProblemText>> {
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index)
  return twice ? { 'settings.hosts': problemText('invalid:host-twice', { host: twice }) } : {}
}

/** `field` leads to the prices. */
export function priceFault(
  { prices }: Pick<TenantSettings, 'prices'>,
  field: string,
): Readonly<Record<string, ProblemText>> {
  const unknown = Object.keys(prices?.courseCents ?? {}).find(
    (code) => !CORE_MODULES.some((entry) => entry.code === code),
  )
  return unknown === undefined
    ? {}
    : {
        [`${field}.courseCents.${unknown}`]: problemText('invalid:course-unknown', {
          course: unknown,
        }),
      }
}

async function fileFault(
  settings: TenantSettings,
  storage: FileStorage,
  field: 'logoUrl' | 'faviconUrl',
): Promise<Readonly<Record<string, ProblemText>>> {
  const url = settings[field]
  if (url === null || (await storage.exists(uploadKey(url)))) return {}
  return { [`settings.${field}`]: problemText('invalid:file-gone') }
}
