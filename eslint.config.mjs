import js from '@eslint/js'
import globals from 'globals'
import hooks from 'eslint-plugin-react-hooks'
import a11y from 'eslint-plugin-jsx-a11y'
import ts from 'typescript-eslint'
import { projectPlugin } from './scripts/lint/plugin.ts'
import { LANGUAGE_CODES } from './shared-contracts/src/rules/languages.rule.ts'

const size = (lines) => ({
  'max-lines': ['error', { max: lines, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 8],
})

const NAMED_ROUTES = {
  selector: "CallExpression[callee.property.name='register'][arguments.0.name=/Routes$/]",
  message: 'Register routes by addRoutes of app/add-routes.ts, which gives them a name.',
}

const NAMED_EXPORTS = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }
const PURE = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'A rule takes the time as an argument.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'A rule takes the time as an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'A rule takes randomness as an argument.',
  },
]
const HONEST_TESTS = [
  {
    selector:
      'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs.',
  },
  { selector: 'MemberExpression[property.name="waitForTimeout"]', message: 'Wait for what you wait for.' },
]

const CODE = `/^(${LANGUAGE_CODES.join('|')})$/`
const message = 'Languages are in LANGUAGES and in locales/: use the list, or SOURCE_LANGUAGE.'
/** `language: 'xx'` is data: the language that a text is written in. */
const NO_LANGUAGE_NAMES = [
  { selector: `:not(Property[key.name=/^lang(uage)?$/]) > Literal[value=${CODE}]`, message },
  { selector: `Property > Identifier.key[name=${CODE}]`, message },
  { selector: `MemberExpression > Identifier.property[name=${CODE}]`, message },
]

const PAGES = '{host-shell,remote-public,remote-learner,remote-admin,shared-ui}'
const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/*.test-suite.ts', '**/testing/**']

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '**/.cache/**',
      'platform-server/migrations/**',
      // The template is not linted here: a team copies it into a repository of its own.
      'remote-kit/template/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { project: projectPlugin },
    rules: {
      ...size(200),
      'no-restricted-syntax': ['error', NAMED_EXPORTS],
      'project/file-names': 'error',
      'project/suppressions-say-why': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: [`${PAGES}/src/**/*.{ts,tsx}`, 'shared-contracts/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    languageOptions: { globals: globals.browser },
    rules: {
      ...a11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: [`${PAGES}/src/**/*.tsx`],
    ignores: [...TESTS, '**/dev/**'],
    rules: {
      'project/no-literal-text': 'error',
      'project/forms-ask-before-leaving': 'error',
      'project/tables-by-data-table': 'error',
    },
  },
  {
    // Files directly in the shell's src/ run only in a browser; everything else is also rendered on the server.
    files: [`${PAGES}/src/*/**/*.{ts,tsx}`, 'shared-contracts/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/dev/**'],
    rules: { 'project/no-browser-at-import': 'error' },
  },
  {
    files: ['host-shell/src/**/*.{ts,tsx}'],
    // A service worker is a separate program whose only script runs once; the last file defines the global.
    ignores: [
      ...TESTS,
      'host-shell/src/offline/{current-boot,service-worker}.ts',
      'host-shell/src/boot/platform-global.ts',
    ],
    rules: { 'project/no-module-state': 'error' },
  },
  {
    files: ['*/src/**/*.{ts,tsx}'],
    ignores: [
      '**/locales/**',
      '**/demo-*.ts',
      'platform-server/src/resources/library/*/**',
      'platform-server/src/domain/new-passwords/dictionaries.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, NAMED_ROUTES, ...NO_LANGUAGE_NAMES] },
  },
  {
    files: ['**/*.rule.ts'],
    ignores: ['shared-contracts/src/rules/languages.rule.ts'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, ...PURE, ...NO_LANGUAGE_NAMES] },
  },
  {
    files: ['shared-contracts/src/rules/languages.rule.ts'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, ...PURE] },
  },
  {
    files: ['**/*.rule.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'crypto',
        'fetch',
        'process',
        'window',
        'document',
        'localStorage',
        'location',
      ],
    },
  },
  {
    files: TESTS,
    languageOptions: { globals: globals.jest },
    rules: {
      ...size(300),
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', NAMED_EXPORTS, ...HONEST_TESTS],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{cjs,mjs}', '**/*.config.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
)
