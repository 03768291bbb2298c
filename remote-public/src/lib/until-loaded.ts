import { retryForever } from '@platform/shared-contracts/client'

/**
 * Code of a part of a page that can be read without it: a part that the server rendered stays as it is and its links work,
 * so a load that fails is tried again for as long as the page is open.
 */
export function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  return retryForever(load, {
    firstPauseMs: 1_000,
    onFailure: (error) => console.warn('A part of this page has not arrived yet.', error),
  })
}
