import { createInstallOffer } from './install-offer.ts'

function offered(events: EventTarget) {
  const prompt = jest.fn(async () => ({ outcome: 'dismissed' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  events.dispatchEvent(event)
  return { event, prompt }
}

test('keeps the offer of the browser, which shows nothing by itself, until it was used once', async () => {
  const events = new EventTarget()
  const install = createInstallOffer(events)
  const seen = jest.fn()
  install.subscribe(seen)
  expect(install.offer()).toBeNull()

  const { event, prompt } = offered(events)
  expect(event.defaultPrevented).toBe(true)
  await install.offer()?.prompt()
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(install.offer()).toBeNull()
  expect(seen).toHaveBeenCalledTimes(2)
})

test('has no offer once the site was installed, as from the menu of the browser', () => {
  const events = new EventTarget()
  const install = createInstallOffer(events)
  offered(events)
  events.dispatchEvent(new Event('appinstalled'))
  expect(install.offer()).toBeNull()
})
