/**
 * The names of @nanostores/i18n that the shell lends to remotes: what catalogues are written with. As the router's
 * (../router), the list is what a visitor downloads and part of the contract: adding a name is a minor version, taking one
 * away a major one. The kit's preset refuses imports of any other name at build.
 */
export { count, createI18n, formatter, params } from '@nanostores/i18n'
