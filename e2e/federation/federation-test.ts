import { test as base } from '../fixtures/test.ts'
import { faultyNetwork, type FaultyNetwork } from '../fixtures/faulty-network.ts'

/** A visitor whose network to the product can be broken and healed. */
export const test = base.extend<{ readonly network: FaultyNetwork }>({
  network: async ({ watched }, use) => {
    // What breaks is told by the console and the network, rightly.
    watched.allow(/./)
    const network = await faultyNetwork()
    await use(network)
    await network.close()
  },
})

export { expect } from '../fixtures/test.ts'
