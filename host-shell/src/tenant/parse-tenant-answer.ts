import { z } from 'zod/mini'
import { TenantConfigAnswer, type TenantConfig } from '@platform/shared-contracts/http'

/** Errors: throws for text that is not a tenant config; unknown extra fields are dropped. */
export function parseTenantAnswer(text: string): TenantConfig {
  return z.parse(TenantConfigAnswer, JSON.parse(text)).config
}
