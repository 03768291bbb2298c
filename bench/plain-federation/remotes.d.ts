declare module '*/app' {
  import type { RemoteModule } from '@platform/shared-contracts/remote'

  export const remote: RemoteModule
}
