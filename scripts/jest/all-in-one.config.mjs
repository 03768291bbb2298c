import config from '../../jest.config.mjs'

const server = config.projects.find(({ displayName }) => displayName === 'platform-server')

/** Many files of platform-server as one: see its src/testing/all-in-one.cjs. */
export default {
  ...server,
  testMatch: ['<rootDir>/src/testing/all-in-one.cjs'],
}
