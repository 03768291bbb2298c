const FOLDER = 'uploads/'
const ADDRESS = '/files/'

/** Where a file that a user uploaded is served. */
export function uploadUrl(name: string): string {
  return `${ADDRESS}${name}`
}

/** Where the file behind such an address is stored. */
export function uploadKey(url: string): string {
  return `${FOLDER}${url.slice(ADDRESS.length)}`
}
