/** Pages between a learning management system and a module. */
export const lti = {
  openTitle: 'Open the training',
  openLead: 'The training opens in a new window, because {platform} shows this page in a frame.',
  open: 'Open in a new window',
  chooseTitle: 'Choose training modules',
  chooseLead: 'Each module becomes a link in {platform}, with a column for its result in the gradebook.',
  chooseOneLead: 'The module becomes a link in {platform}, with a column for its result in the gradebook.',
  modules: 'Modules',
  choose: 'Add to {platform}',
  returnTitle: 'Back to {platform}',
  returnLead: 'Your choice is being sent to {platform}.',
  return: 'Continue',
  refusedTitle: 'This could not be opened',
  'refused-platform':
    'This site does not know the system that opened this page. Ask its administrator to register it here first.',
  'refused-inactive': 'The connection to this system is turned off here.',
  'refused-state': 'This sign-in has expired or was already used. Go back and open the link again.',
  'refused-browser':
    'Your browser did not return our cookie. Open the link in a new window, or allow cookies for this site.',
  'refused-token':
    'We could not verify the message from the system that opened this page. Nothing was opened.',
  'refused-deployment':
    'The message has a deployment ID that is not registered here. Ask an administrator to add it.',
  'refused-anonymous': 'The system that opened this page did not say who you are. Nothing was opened.',
  'refused-no-module':
    'This link does not name a module. Ask a teacher to choose one with the content picker.',
  'refused-module': 'This module is not open to your organization.',
  'refused-role': 'Only teachers and administrators can choose content.',
  'refused-content': 'The system that opened this page does not accept links to activities.',
  'refused-choice': 'Choose at least one module. Go back, and open the content picker again.',
  'refused-login':
    'The system that opened this page did not sign you in. Sign in there, and open the link again.',
} as const
