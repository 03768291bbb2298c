/** Where the files of a package are in the storage; each is named by the hash of its bytes. */
export function packageFolder({
  tenantId,
  folder,
}: {
  readonly tenantId: number
  readonly folder: string
}): string {
  return `packages/${tenantId}/${folder}/`
}
