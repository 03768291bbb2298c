import { z } from 'zod/mini'
import { TenantConfigAnswer, type TenantConfig } from '@platform/shared-contracts/http'

/** Errors: throws for a body that is not a tenant config; unknown extra fields are dropped. */
export function parseTenantAnswer(body: unknown): TenantConfig {
  return z.parse(TenantConfigAnswer, body).config
}
