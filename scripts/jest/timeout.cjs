/* global jest */
// A test's first database takes seconds to make, and on a busy machine many.
jest.setTimeout(60_000)
