import { installWay } from './install-way.rule.ts'

const PHONE = { isInstalled: false, hasOffer: false, isApple: false, touchPoints: 5 }

test.each([
  { when: 'the browser offers it', device: { ...PHONE, hasOffer: true }, way: 'button' },
  { when: 'it is an iPhone', device: { ...PHONE, isApple: true }, way: 'steps' },
  { when: 'it is a Mac', device: { ...PHONE, isApple: true, touchPoints: 0 }, way: null },
  { when: 'the browser makes no offer', device: PHONE, way: null },
  { when: 'it runs as an app', device: { ...PHONE, hasOffer: true, isInstalled: true }, way: null },
  {
    when: 'it runs as an app of an iPhone',
    device: { ...PHONE, isApple: true, isInstalled: true },
    way: null,
  },
])('is $way when $when', ({ device, way }) => {
  expect(installWay(device)).toBe(way)
})
