import { createPlatformApi } from '@platform/shared-contracts/client'

/** Empty here; each feature adds its endpoints in its own `*.api.ts`. */
export const adminApi = createPlatformApi({
  reducerPath: 'adminApi',
  tagTypes: ['Tenant', 'Registry', 'DeployToken', 'ScheduledJob'],
})
