import { memoryStorage } from '../lib/browser-storage.ts'
import { createCart } from './cart.ts'

const LADDER = { code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 }
const GUARDS = { code: 'IC0111', title: 'Machine Safeguarding', priceCents: 3550 }
const STORED = JSON.stringify([{ code: 'IC0110', title: 'Ladder Safety', price: 20 }])

function tab(stored?: string, storage = memoryStorage()) {
  const events = new EventTarget()
  if (stored !== undefined) storage.setItem('training-cart', stored)
  return { cart: createCart(storage, events), storage, events }
}

describe('cart (spec section 4, cart; section 5, cart)', () => {
  it('is loaded from training-cart at the start', () => {
    expect(tab(STORED).cart.items()).toEqual([LADDER])
  })

  it('stores nothing until something changes', () => {
    expect(tab().storage.getItem('training-cart')).toBeNull()
  })

  it.each(['{broken', '{"code":"IC0110","price":20}', '"IC0110"', '[{"code":"IC0110"}]', '[null]', '7'])(
    'discards the corrupt stored cart %s',
    (stored) => {
      const { cart, storage } = tab(stored)
      expect(cart.items()).toEqual([])
      expect(storage.getItem('training-cart')).toBeNull()
    },
  )

  it('is saved on every change, with prices in dollars', () => {
    const { cart, storage } = tab()
    cart.add(LADDER)
    expect(storage.getItem('training-cart')).toBe(STORED)
    cart.add(GUARDS)
    expect(JSON.parse(storage.getItem('training-cart') ?? '')).toEqual([
      { code: 'IC0110', title: 'Ladder Safety', price: 20 },
      { code: 'IC0111', title: 'Machine Safeguarding', price: 35.5 },
    ])
    cart.remove('IC0110')
    expect(cart.items()).toEqual([GUARDS])
    cart.remove('IC0111')
    expect(storage.getItem('training-cart')).toBe('[]')
  })

  it('ignores a code that is already there', () => {
    const { cart } = tab(STORED)
    const before = cart.items()
    cart.add({ ...LADDER, priceCents: 1 })
    expect(cart.items()).toBe(before)
  })

  it('is emptied, and its stored copy deleted, by clearing', () => {
    const { cart, storage } = tab(STORED)
    cart.clear()
    expect(cart.items()).toEqual([])
    expect(storage.getItem('training-cart')).toBeNull()
  })

  it('follows other tabs and notifies subscribers', () => {
    const storage = memoryStorage()
    const { cart, events } = tab(undefined, storage)
    let notificationCount = 0
    const stop = cart.subscribe(() => (notificationCount += 1))
    storage.setItem('training-cart', STORED)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'training-cart' }))
    expect(cart.items()).toEqual([LADDER])
    expect(notificationCount).toBe(1)
    stop()
    cart.clear()
    expect(notificationCount).toBe(1)
  })

  it('survives a reload unchanged', () => {
    const storage = memoryStorage()
    const { cart } = tab(undefined, storage)
    cart.add(GUARDS)
    expect(tab(undefined, storage).cart.items()).toEqual([GUARDS])
  })
})
