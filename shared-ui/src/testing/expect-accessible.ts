import axe from 'axe-core'

// Both look at pixels, which jsdom has not; the gallery's journey checks them in a browser.
const NOT_IN_JSDOM = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
}

/** Fails with each rule that the markup breaks. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: NOT_IN_JSDOM })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
