/*
 * The test files that TEST_FILES lists, as one: what they import is loaded once, and not once a file. Each is a `describe`
 * of its own, so its hooks stay with its tests. A file that cannot be loaded is one failed test.
 */
const path = require('node:path')

for (const file of JSON.parse(process.env.TEST_FILES))
  describe(path.relative(process.cwd(), file), () => {
    try {
      require(file)
    } catch (error) {
      test('can be loaded', () => {
        throw error
      })
    }
  })

afterAll(async () => {
  const { closeFreeDatabases } = require('./test-database.ts')
  await closeFreeDatabases()
})
