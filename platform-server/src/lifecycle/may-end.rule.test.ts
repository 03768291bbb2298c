import { endRefusal } from './may-end.rule.ts'

const person = { role: 'user', isDisabled: false, isErased: false, isOperator: false } as const
const superAdmin = { ...person, role: 'super_admin' } as const
const usual = { superAdmins: 2, operators: 2, learners: 0, consultations: 0 }

test.each([
  ['erase', person, usual, null],
  ['disable', person, usual, null],
  ['erase', { ...person, isErased: true }, usual, 'erased-already'],
  ['erase', superAdmin, usual, null],
  ['erase', superAdmin, { ...usual, superAdmins: 1 }, 'last-super-admin'],
  ['disable', superAdmin, { ...usual, superAdmins: 1 }, 'last-super-admin'],
  ['erase', { ...superAdmin, isDisabled: true }, { ...usual, superAdmins: 1 }, null],
  ['disable', { ...person, isOperator: true }, { ...usual, operators: 1 }, 'last-operator'],
  ['erase', { ...person, isOperator: true }, usual, null],
  ['erase', person, { ...usual, learners: 3 }, 'has-learners'],
  ['disable', person, { ...usual, learners: 3 }, null],
  ['erase', person, { ...usual, consultations: 1 }, 'has-consultations'],
] as const)('may %s %j in %j: %s', (action, standing, circumstances, refusal) => {
  expect(endRefusal(action, standing, circumstances)).toBe(refusal)
})
