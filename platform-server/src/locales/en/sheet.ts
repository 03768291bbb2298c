export const sheet = {
  checklist: 'Inspection checklist',
  form: 'Form',
  permit: 'Permit',
  template: 'Template',
  card: 'Quick card',
  talk: 'Toolbox talk',
  markOk: 'OK',
  markFix: 'Fix',
  // Not applicable.
  markNotApplicable: 'N/A',
  signature: 'Signature',
  printedName: 'Printed name',
  date: 'Date',
  initials: 'Initials',
  listenFor: 'Listen for:',
  disclaimer:
    'Adapt this form to your site, equipment and state rules. A completed form is a record, not proof of compliance. It does not replace training by a qualified person.',
  standards: 'Based on',
  page: 'Page {page} of {pages}',
} as const
