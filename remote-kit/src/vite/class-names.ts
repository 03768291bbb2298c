import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Class names of CSS modules: the same in the browser's build and in the server's, on every machine, and others than
 * those of another remote (`salt`) that carries the same shared component.
 */
export function classNames(dir: string, salt: string): (name: string, file: string) => string {
  return (name, file) => {
    const place = relative(dir, file.split('?')[0] ?? file).replaceAll('\\', '/')
    const digest = createHash('sha256').update(`${salt} ${place} ${name}`).digest('base64url')
    return `_${digest.slice(0, 7)}`
  }
}
