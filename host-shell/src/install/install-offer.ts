import { atom } from 'nanostores'
import type { InstallOffer, PlatformInstall } from '@platform/shared-contracts/remote'

/**
 * Keeps the browser's offer to install the site until a page makes use of it. It listens here, because the offer often comes
 * before the code of a remote.
 */
export function createInstallOffer(events: Pick<EventTarget, 'addEventListener'>): PlatformInstall {
  const offer = atom<InstallOffer | null>(null)
  events.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser covers the page with a bar of its own, at a moment of its own.
    event.preventDefault()
    const prompt = () => {
      offer.set(null)
      return (event as Event & InstallOffer).prompt()
    }
    offer.set({ prompt })
  })
  events.addEventListener('appinstalled', () => offer.set(null))
  return { offer: () => offer.get(), subscribe: (onChange) => offer.listen(onChange) }
}
