import { buildChanged } from '../../scripts/run/builds.ts'

// eslint-disable-next-line no-restricted-syntax -- Playwright asks for a default export
export default async function buildProduct(): Promise<void> {
  await buildChanged()
}
