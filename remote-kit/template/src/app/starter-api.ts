import { createPlatformApi } from '@platform/shared-contracts/client'

/** Empty here; each feature adds its endpoints in its own `*.api.ts`. */
export const starterApi = createPlatformApi({ reducerPath: 'starterApi' })
