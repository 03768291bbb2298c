import { parseSettings, USUAL } from './narration-settings.rule.ts'

test('reads what was stored', () => {
  const settings = { rate: 1.5, hasCaptions: false, voices: { en: 'Ava' } }
  expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
})

test.each([null, '', '{', '7', 'null', '{"rate":9,"hasCaptions":"no","voices":{"en":4}}'])(
  'is as usual for %j',
  (stored) => expect(parseSettings(stored)).toEqual(USUAL),
)
