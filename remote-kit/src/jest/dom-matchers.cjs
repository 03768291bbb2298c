const { createRequire } = require('node:module')

// Of the remote, which says itself which of them it uses.
createRequire(`${process.cwd()}/package.json`)('@testing-library/jest-dom')
