require('@testing-library/jest-dom')

// A machine with two busy cores answers late: a test waits for what it expects, not for a second.
require('@testing-library/dom').configure({ asyncUtilTimeout: 5000 })
