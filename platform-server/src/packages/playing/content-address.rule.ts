interface File {
  readonly path: string
  readonly query: string
}

/** Of a unit's file, relative to the addresses of its launch. */
export function contentAddress({ path, query }: File): string {
  return `files/${path.split('/').map(encodeURIComponent).join('/')}${query}`
}
