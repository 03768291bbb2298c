declare module 'the-remote' {
  import type { RemoteModule } from '@platform/shared-contracts/remote'
  export const remote: RemoteModule
}
declare module 'the-remote/listing' {
  import type { RemoteListing } from '@platform/shared-contracts/http'
  const listing: RemoteListing
  // eslint-disable-next-line no-restricted-syntax -- webpack gives JSON as a default export
  export default listing
}
declare module 'the-remote/answers' {
  export const answers: Readonly<Record<string, unknown>>
}
