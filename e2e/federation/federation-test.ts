import { test as base } from '../fixtures/test.ts'
import { faultyNetwork, type FaultyNetwork } from '../fixtures/faulty-network.ts'

/** A visitor whose connection to the product can be broken and restored. */
export const test = base.extend<{ readonly network: FaultyNetwork }>({
  network: async ({ watched }, use) => {
    // Faults are expected to show up in the console and on the network.
    watched.allow(/./)
    const network = await faultyNetwork()
    await use(network)
    await network.close()
  },
})

export { expect } from '../fixtures/test.ts'
