import { CATALOG_TRANSFORM } from '@platform/remote-kit/jest'

const swc = (parser) => [
  '@swc/jest',
  {
    jsc: { target: 'es2024', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
]

const transform = {
  '\\.(ts|tsx)$': swc({ syntax: 'typescript', tsx: true }),
  // Packages that transformIgnorePatterns lets through are ES modules only, or import at run time (PGlite).
  '\\.[cm]?js$': swc({ syntax: 'ecmascript' }),
}

/** The Jest setup that every team's tests use, including ours. */
const kit = (file) => `${import.meta.dirname}/remote-kit/src/jest/${file}`

/** One Jest project per package: pages run in jsdom with fetch restored, everything else in Node. */
const project = (name, options) => ({
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  roots: ['<rootDir>'],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  transform,
  transformIgnorePatterns: [
    '/node_modules/.pnpm/(?!(nanostores|@lti-tool|@nanostores|zod|cookie|content-disposition|pg-boss|serialize-error|non-error|htmlparser2|dom[a-z-]+|entities|@electric-sql|qr|p-limit|yocto-queue|p-retry|is-network-error|icu-minify|@formatjs|gettext-parser|flesch-kincaid|syllable|workbox-[a-z-]+)[@+])',
  ],
  moduleNameMapper: {
    // Its exports name no file for require.
    '^@lti-tool/core$': `${import.meta.dirname}/platform-server/node_modules/@lti-tool/core/dist/index.js`,
    '\\.module\\.css$': kit('css-module.cjs'),
    '\\.css$': kit('empty.cjs'),
  },
  ...options,
})

const browser = {
  transform: { ...CATALOG_TRANSFORM, ...transform },
  testEnvironment: kit('browser-environment.cjs'),
  setupFilesAfterEnv: [`${import.meta.dirname}/scripts/jest/dom-matchers.cjs`, kit('top-layer.cjs')],
}

/** Pages are also shown in a pseudo-locale, which finds text that is in no catalog. */
const pages = {
  ...browser,
  transform: {
    ...Object.fromEntries(
      Object.keys(CATALOG_TRANSFORM).map((files) => [
        files,
        `${import.meta.dirname}/scripts/jest/pseudo-catalogs.ts`,
      ]),
    ),
    ...transform,
  },
  setupFilesAfterEnv: [
    ...browser.setupFilesAfterEnv,
    `${import.meta.dirname}/scripts/jest/pseudo-locale.cjs`,
  ],
}

export default {
  // An embedded database takes seconds to start while everything else runs at the same time.
  testTimeout: 30_000,
  projects: [
    project('shared-contracts', browser),
    project('shared-ui', browser),
    project('host-shell', pages),
    project('remote-public', pages),
    project('remote-learner', pages),
    project('remote-admin', pages),
    project('remote-kit', {
      testEnvironment: 'node',
      testPathIgnorePatterns: ['/node_modules/', '/template/'],
    }),
    project('platform-server', {
      testEnvironment: 'node',
      setupFilesAfterEnv: [`${import.meta.dirname}/scripts/jest/timeout.cjs`],
    }),
    project('bench', { testEnvironment: 'node' }),
    project('scripts', { testEnvironment: 'node' }),
  ],
}
