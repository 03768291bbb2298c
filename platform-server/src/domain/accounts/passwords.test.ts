import { createPasswords } from './passwords.ts'

const passwords = createPasswords({ slots: 2, maxWaiting: 50 })

test('hashes with argon2id, 19 MiB, two passes and a salt', async () => {
  const [one, two] = await Promise.all([passwords.hash('Training2025!'), passwords.hash('Training2025!')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('knows the right password from a wrong one', async () => {
  const hash = await passwords.hash('Training2025!')
  await expect(passwords.verify(hash, 'Training2025!')).resolves.toBe(true)
  await expect(passwords.verify(hash, 'training2025!')).resolves.toBe(false)
})

test('does the same work for an account that does not exist, and refuses', async () => {
  await expect(passwords.verify(null, 'a password that nobody has')).resolves.toBe(false)
})
